import type { Alternate } from '@/lib/company';

/** The site in other languages, each of which is a deployment of its own (docs/make-it-yours.md). */

/** Case studies, articles and topics, of which each language has its own, and the 404 page. */
const OWN = /^\/((Work|Insights)\/|_)/;

/** Whether the site in another language has a page, too. */
export const hasPage = ({ missing = [] }: Pick<Alternate, 'missing'>, path: string) =>
  !OWN.test(path) && !missing.includes(path);

/** The URL of a page in another language. */
export const urlThere = ({ url }: Pick<Alternate, 'url'>, path: string) =>
  path === '/' ? url : url + encodeURI(path);

/** Languages that run from right to left in their usual script. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The value of `og:locale`, which names a region. Without one, the region with most speakers. */
export function ogLocale(language: string) {
  const { language: base, region } = new Intl.Locale(language).maximize();
  return region ? `${base}_${region}` : base;
}

export const directionOf = (language: string) =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).language) ? 'rtl' : 'ltr';
