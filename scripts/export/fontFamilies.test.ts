import { familyProblems } from './fontFamilies';

const text = {
  package: '@fontsource-variable/bitter',
  weights: '400 700',
  role: 'text',
} as const;
const headings = { ...text, weights: '600', role: 'headings' } as const;

it('accepts a family for text, and another one for headings', () => {
  expect(familyProblems([text])).toEqual([]);
  expect(familyProblems([text, headings])).toEqual([]);
});

it.each([
  ['no family for text', [headings], 'FAMILIES: lacks a family for text: add one'],
  [
    'a package that is missing',
    [text, { ...headings, package: '@fontsource-variable/none' }],
    'FAMILIES[1].package: is "@fontsource-variable/none", so run: npm install --save-exact @fontsource-variable/none @fontsource/none',
  ],
  [
    'a package without a variable font',
    [{ ...text, package: 'next' }],
    'FAMILIES[0].package: is "next", which has no variable font with Latin letters: choose a package of @fontsource-variable',
  ],
])('stops a build for %s, with one line', (_kind, families, line) => {
  expect(familyProblems(families)).toEqual([`tailwind.config.ts ${line}`]);
});
