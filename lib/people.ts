import GithubSlugger from 'github-slugger';
import { people } from '@/content/lists/people';

const slugger = new GithubSlugger();

/**
 * The people on /AboutUs, each with an id of their own, although the names of two may be equal or differ
 * only in punctuation.
 */
export const peopleWithIds = people.map((person, index) => {
  const id = slugger.slug(person.name);
  return { ...person, index, id, href: `/AboutUs#${id}` as const };
});

export type Author = (typeof peopleWithIds)[number];

/** The author of an article, if its field is the name of one of the people: the first with this name. */
export const authorNamed = (name: string | undefined): Author | undefined =>
  peopleWithIds.find((person) => person.name === name);
