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
