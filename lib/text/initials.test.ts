import { initialsOf } from '@/lib/text/initials';

it.each([
  ['Åsmund Øy', 'ÅØ'],
  [' Ana de la Cruz ', 'AC'],
  ['nell', 'N'],
  // A letter of two code points.
  ['E\u0301lise Ñandú', 'E\u0301Ñ'],
  ['王小明', '王'],
])('The initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
