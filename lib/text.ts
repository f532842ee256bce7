/**
 * Replaces placeholders, such as `{title}`. Unlike `String.replace`, keeps a `$` in a value. A placeholder
 * without a value stays.
 */
export const filled = (
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
) => text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Of the first and the last part of a name: `NF`. */
export function initialsOf(name: string): string {
  const parts = name.normalize().trim().split(/\s+/);
  return [...new Set([parts.at(0)!, parts.at(-1)!])]
    .map(([letter]) => letter!.toUpperCase())
    .join('');
}

/** "A", "A and B", "A, B, and C" */
export const joinedNames = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language).format(names);

export type Range = readonly [low: number, high: number];

/** `$24,000 – $33,000`, in the language's format. */
export const priceRange = (language: string, currency: string, [low, high]: Range) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).formatRange(low, high);

/** `8–10 weeks`, in the language's words. */
export const weekRange = (language: string, [low, high]: Range) =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'week',
    unitDisplay: 'long',
  }).formatRange(low, high);

/** Languages that run from right to left in their usual script. */
const RIGHT_TO_LEFT = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** `og:locale` names a region: without one, the region with most speakers. */
export function ogLocale(language: string) {
  const { language: base, region } = new Intl.Locale(language).maximize();
  return `${base}_${region}`;
}

export const directionOf = (language: string) =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).language) ? 'rtl' : 'ltr';
