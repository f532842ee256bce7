import GithubSlugger from 'github-slugger';
import type { Route } from 'next';

import { people } from '@/content/lists/people';
import { pathOf } from './pages';
import type { Person } from '@/lib/records/lists';

const slugger = new GithubSlugger();

/**
 * The people of /AboutUs, each with an id of their own, although the names of two may be equal or differ
 * only in punctuation.
 */
export const peopleWithIds = people.map((person, index) => ({
  ...person,
  index,
  id: slugger.slug(person.name),
}));

/** An author with the URL of what the site says of them, if it has such a page. */
export type Author = Person & { id: string; index: number; href: Route | undefined };

/** The author of an entry, if its field is the name of one of the people: of the first with this name. */
export function authorNamed(name: string | undefined): Author | undefined {
  const person = peopleWithIds.find((each) => each.name === name);
  if (!person) return undefined;
  const path = pathOf('about');
  return { ...person, href: path && (`${path}#${person.id}` as Route) };
}
