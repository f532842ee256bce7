/** What follows from the one field that names the language of the site, such as `en` or `de-CH`. */

/** Languages that run from right to left in their usual script. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The value of `og:locale`, which names a region. Without one, the region with most speakers. */
export function ogLocale(language: string) {
  const { language: base, region } = new Intl.Locale(language).maximize();
  return region ? `${base}_${region}` : base;
}

export const directionOf = (language: string) =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).language) ? 'rtl' : 'ltr';
