import { redirectProblems } from '@/lib/pages/redirects';

const why = 'Moved.';
const problems = (...moved: readonly (readonly [from: string, to: string])[]) =>
  redirectProblems(
    moved.map(([from, to]) => ({ from, to, why })),
    ['/', '/Services'],
    ['nb'],
  ).map(([record, problem]) => `${record} ${problem}`);

it.each([
  ['/old', '/Services'],
  ['/blog/old_name.html', '/Services#apps'],
  ['/shop', 'https://shop.example/a?b=c'],
  ['/nba', '/nb/Services'],
])('accepts %s to %s', (from, to) => expect(problems([from, to])).toEqual([]));

it.each([
  ['old', 'must be a path'],
  ['/old?p=1', 'must be a path'],
  ['/old/*', 'must be a path'],
  ['/old/', 'must be a path'],
  ['//evil.example', 'must be a path'],
  ['/příklad', 'must be a path'],
  ['/services', 'is the page /Services, except for capital letters: remove the redirect'],
  ['/nb/old', 'is in the folder of the language nb'],
  ['/NB', 'is in the folder of the language nb'],
])('refuses the source %s: %s', (from, problem) => {
  expect(problems([from, '/'])).toEqual([
    expect.stringContaining(`redirects[0].from ${from} ${problem}`),
  ]);
});

it.each(['Services', '//evil.example', 'http://company.example', 'javascript:alert(1)', '/a b'])(
  'refuses the target %s',
  (to) => expect(problems(['/old', to])).toEqual([expect.stringContaining(`leads to “${to}”`)]),
);

it('refuses two redirects of one URL, chains and loops', () => {
  expect(problems(['/old', '/'], ['/Old', '/Services'])).toHaveLength(2);
  expect(problems(['/a', '/b#c'], ['/b', '/Services'])).toEqual([
    'redirects[0].from /a leads to /b, which is another redirect: write where that one leads',
  ]);
  expect(problems(['/a', '/a'])).toHaveLength(1);
});
