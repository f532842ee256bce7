import { priceRange, weekRange } from '@/lib/ranges';

it.each([
  ['en', 'USD', '$24,000 – $33,000', '8–10 weeks'],
  ['de', 'EUR', '24.000–33.000\u00a0€', '8–10 Wochen'],
])('ranges are written as %s does', (language, currency, price, weeks) => {
  expect(priceRange(language, currency, [24_000, 33_000])).toBe(price);
  expect(weekRange(language, [8, 10])).toBe(weeks);
});

it('an unknown currency is an error, which names it', () => {
  expect(() => priceRange('en', 'dollars', [1, 2])).toThrow('dollars');
});
