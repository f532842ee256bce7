import type { Route } from 'next';

import { people } from '@/content/lists/people';
import { slugOf } from '@/lib/entries/read';
import type { Person } from '@/lib/lists';

import { pathOf } from './routes';

/** The id of a person on /AboutUs. */
export const personAnchor = (name: string) => slugOf(name);

/** An author with the URL of what the site says of them, if it has such a page. */
export type Author = Person & { href: Route | undefined };

/** The author of an entry, if its field is the name of one of the people. */
export function authorNamed(name: unknown): Author | undefined {
  const person = people.find((each) => each.name === name);
  if (!person) return undefined;
  const path = pathOf('about');
  return { ...person, href: path && (`${path}#${personAnchor(person.name)}` as Route) };
}
