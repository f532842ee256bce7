import { filled } from '@/lib/text/filled';

it.each([
  ['Book {title}', { title: 'Cash $$ & $1' }, 'Book Cash $$ & $1'],
  ['{one}, {two}, {one}', { one: '{two}', two: 2 }, '{two}, 2, {two}'],
  ['Book {title}', { name: 'SaaS' }, 'Book {title}'],
  ['{a}{b}', { a: '', b: "$'" }, "$'"],
])('fills %s with %j', (text, values, expected) => {
  expect(filled(text, values)).toBe(expected);
});
