import { familyProblems } from './fontFamilies';

const text = {
  package: '@fontsource-variable/bitter',
  weights: '400 700',
  role: 'text',
} as const;

it('stops a build for a package that is missing, or that has no variable font, with one line', () => {
  const headings = { ...text, role: 'headings', package: '@fontsource-variable/none' } as const;
  expect(familyProblems([text])).toEqual([]);
  expect(familyProblems([text, headings])).toEqual([
    'tailwind.config.ts FAMILIES[1].package: is "@fontsource-variable/none", so run: npm install --save-exact @fontsource-variable/none @fontsource/none',
  ]);
  expect(familyProblems([{ ...text, package: 'next' }])).toEqual([
    'tailwind.config.ts FAMILIES[0].package: is "next", which has no variable font with Latin letters: choose a package of @fontsource-variable',
  ]);
});
