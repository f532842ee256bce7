import GithubSlugger from 'github-slugger';
import { people } from '@/content/lists/people';

const slugger = new GithubSlugger();

/** Ids differ even if two names are equal, or differ only in punctuation. */
export const peopleWithIds = people.map((person, index) => {
  const id = slugger.slug(person.name);
  return { ...person, index, id, href: `/AboutUs#${id}` as const };
});

export type Author = (typeof peopleWithIds)[number];

/** The first of the people with this name. */
export const authorNamed = (name: string | undefined): Author | undefined =>
  peopleWithIds.find((person) => person.name === name);
