import type { Route } from 'next';

import { brands } from '@/content/lists/brands';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { site } from '@/content/site';
import type { Collection, Kinds, Shown } from '@/lib/entries/collection';
import { groupPath, groupsIn } from '@/lib/entries/groups';
import { wordsOf } from '@/lib/entries/markdown';
import type { Entry } from '@/lib/entries/read';
import { readingTime } from '@/lib/entries/readingTime';

import { authorNamed, type Author } from './people';
import { pathOf } from './routes';
import { productHref } from './urls';

/** A fact of an entry: a text, or links. */
type FactValue = string | readonly { title: string; href: Route }[];

/** A date in the language of the site. */
const inWords = (date: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.language, { ...format, timeZone: 'UTC' }).format(new Date(date));

function serviceLinks(ids: readonly string[]) {
  const path = pathOf('services');
  return services
    .filter(({ id }) => path && ids.includes(id))
    .map(({ id, title }) => ({ title, href: `${path}#${id}` as Route }));
}

const RULES: { [Kind in keyof Kinds]: (value: Kinds[Kind]) => FactValue | undefined } = {
  text: (value) => value,
  month: (value) => inWords(value, { year: 'numeric', month: 'long' }),
  day: (value) => value && inWords(value, { dateStyle: 'long' }),
  brand: (value) => brands.find(({ id }) => id === value)?.name ?? value,
  author: (value) => value ?? site.name,
  services: serviceLinks,
  tags: (values) => values.join(', '),
  products: (ids) => {
    const path = pathOf('products');
    return products
      .filter(({ id }) => path && ids.includes(id))
      .map(({ id, title }) => ({ title, href: productHref(path!, id) }));
  },
};

/** A field of an entry, as its record says. Without a value, `undefined`. */
export function shownValue(entry: Entry, { field, as }: Shown): FactValue | undefined {
  const rule = RULES[as] as (value: unknown) => FactValue | undefined;
  const value = rule(entry[field]);
  return value?.length ? value : undefined;
}

type Grouped = Pick<Collection, 'groupBy' | 'facts' | 'path'>;

const kindOf = ({ facts, groupBy }: Grouped) => facts.find(({ field }) => field === groupBy)?.as;

/** What visitors read for a value that entries share: a tag, or the name of a service. */
export const groupName = (record: Grouped, value: string) =>
  (kindOf(record) === 'services' && services.find(({ id }) => id === value)?.title) || value;

/** What the site says of a service, if a group is one. */
export const groupSubject = (record: Grouped, value: string) =>
  kindOf(record) === 'services' ? serviceLinks([value])[0]?.href : undefined;

/**
 * A fact of an entry. Values that other entries share are links to the lists of those, and an author may be
 * one of the people.
 */
export function shownFact(
  entry: Entry,
  record: Grouped,
  fact: Shown,
): FactValue | Author | undefined {
  if (fact.as === 'author') return authorNamed(entry[fact.field]) ?? shownValue(entry, fact);
  if (fact.field !== record.groupBy) return shownValue(entry, fact);
  const groups = groupsIn(entry, record);
  if (groups.length === 0) return undefined;
  return groups.map((value) => ({
    title: groupName(record, value),
    href: groupPath(record, value) as Route,
  }));
}

/** A field that is a text, which the type of a record promises. */
export const shownText = (entry: Entry, shown: Shown) => String(shownValue(entry, shown) ?? '');

/** The entries of a long list are also in those of their tags, and parsing a text takes milliseconds. */
const readingTimes = new WeakMap<Entry, string>();

/** How long it takes to read an entry, if its collection says so. */
export function shownReadingTime(entry: Entry, { words }: Pick<Collection, 'words'>) {
  if (!words.readingTime) return undefined;
  const known = readingTimes.get(entry) ?? readingTime(wordsOf(entry), site.language);
  readingTimes.set(entry, known);
  return known;
}

/** The person who has written an entry. */
export function authorOf(entry: Entry, { facts }: Pick<Collection, 'facts'>) {
  const written = facts.find(({ as }) => as === 'author');
  return written && authorNamed(entry[written.field]);
}
