import { brands } from '@/content/lists/brands';
import { services } from '@/content/lists/services';
import { site } from '@/content/site';
import { wordsOf } from '@/lib/entries/markdown';
import type { Entry } from '@/lib/entries/read';
import { readingTime } from '@/lib/entries/readingTime';

import { pathOf } from './pages';
import { linkedProducts } from './linkedProducts';

/** What pages say of the fields of an entry. */

/** `March 2026`, in the language of the site. */
export const monthOf = (date: string) =>
  new Intl.DateTimeFormat(site.language, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));

/** The name of a brand, given its id. Another text is the name itself. */
export const brandName = (client: string) => brands.find(({ id }) => id === client)?.name ?? client;

/** The pages of services, given their ids. */
export const serviceLinks = (ids: readonly string[]) =>
  services
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, title }) => {
      const href = pathOf(`services/${id}`);
      return href ? [{ title, href }] : [];
    });

/** What the site says of products, given their ids. */
export const productLinks = (ids: readonly number[]) =>
  linkedProducts.filter(({ id }) => ids.includes(id)).map(({ title, href }) => ({ title, href }));

/** The entries of a long list are also in those of their tags, and parsing a text takes milliseconds. */
const readingTimes = new WeakMap<Entry, string>();

/** How long it takes to read an entry: `4 minutes`. */
export function readingTimeOf(entry: Entry) {
  const known = readingTimes.get(entry) ?? readingTime(wordsOf(entry), site.language);
  readingTimes.set(entry, known);
  return known;
}
