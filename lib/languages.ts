import type { Alternate } from '@/lib/company';

/** Each language has its own case studies, articles and topics. */
const OWN = /^\/((Work|Insights)\/|_)/;

/** Whether the site in another language has a page, too. */
export const hasPage = ({ missing = [] }: Pick<Alternate, 'missing'>, path: string) =>
  !OWN.test(path) && !missing.includes(path);

export const urlThere = ({ url }: Pick<Alternate, 'url'>, path: string) =>
  path === '/' ? url : url + encodeURI(path);

/** In their usual script. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** `og:locale` names a region: without one, the region with most speakers. */
export function ogLocale(language: string) {
  const { language: base, region } = new Intl.Locale(language).maximize();
  return region ? `${base}_${region}` : base;
}

export const directionOf = (language: string) =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).language) ? 'rtl' : 'ltr';
