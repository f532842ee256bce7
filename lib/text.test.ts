import { filled, initialsOf } from '@/lib/text';

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
  ['nell', 'N'],
  // A letter of two code points.
  ['E\u0301lise Ñandú', 'E\u0301Ñ'],
  ['王小明', '王'],
])('The initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
