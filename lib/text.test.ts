import { directionOf, filled, initialsOf, ogLocale, priceRange, weekRange } from '@/lib/text';

it.each([
  ['Book {title}', { title: 'Cash $$ & $1' }, 'Book Cash $$ & $1'],
  ['{one}, {two}, {one}', { one: '{two}', two: 2 }, '{two}, 2, {two}'],
  ['Book {title}', { name: 'SaaS' }, 'Book {title}'],
  ['{a}{b}', { a: '', b: "$'" }, "$'"],
])('fills %s with %j', (text, values, expected) => {
  expect(filled(text, values)).toBe(expected);
});

it.each([
  ['Åsmund Øy', 'ÅØ'],
  [' Ana de la Cruz ', 'AC'],
  // A letter of two code points.
  ['E\u0301lise Ñandú', 'ÉÑ'],
  ['王小明', '王'],
])('The initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

it.each([
  ['en', 'USD', '$24,000 – $33,000', '8–10 weeks'],
  ['de', 'EUR', '24.000–33.000\u00a0€', '8–10 Wochen'],
])('ranges are written as %s does', (language, currency, price, weeks) => {
  expect(priceRange(language, currency, [24_000, 33_000])).toBe(price);
  expect(weekRange(language, [8, 10])).toBe(weeks);
});

it.each([
  ['en', 'en_US', 'ltr'],
  ['de-CH', 'de_CH', 'ltr'],
  ['he-IL', 'he_IL', 'rtl'],
])('the language %s has the locale %s and the direction %s', (language, locale, direction) => {
  expect(ogLocale(language)).toBe(locale);
  expect(directionOf(language)).toBe(direction);
});
