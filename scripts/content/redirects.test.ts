import { redirectProblems } from './redirects';

const why = 'Moved.';
const problems = (...moved: readonly (readonly [from: string, to: string])[]) =>
  redirectProblems(
    moved.map(([from, to]) => ({ from, to, why })),
    { paths: ['/', '/Services'], tags: ['nb'], elsewhere: ['/blog'] },
  ).map(([record, problem]) => `${record} ${problem}`);

it.each([
  ['/old', '/Services'],
  ['/blog/old_name.html', '/Services#apps'],
  ['/shop', 'https://shop.example/a?b=c'],
  ['/nba', '/nb/Services'],
  ['/old', '/nb'],
  ['/old', '/blog/new#part'],
  ['/old', '/prices.pdf'],
])('accepts %s to %s', (from, to) => expect(problems([from, to])).toEqual([]));

it.each([
  ['old', 'must be a path'],
  ['/old?p=1', 'must be a path'],
  ['/old/*', 'must be a path'],
  ['/old/', 'must be a path'],
  ['//evil.example', 'must be a path'],
  ['/příklad', 'must be a path'],
  ['/services', 'is the page /Services, except for capital letters: remove the redirect'],
  ['/services.HTML', 'is the file of the page /Services, except for capital letters'],
  ['/index.html', 'is the file of the page /'],
  ['/nb/old', 'is in the folder of the language nb'],
  ['/NB', 'is in the folder of the language nb'],
])('refuses the source %s: %s', (from, problem) => {
  expect(problems([from, '/'])).toEqual([
    expect.stringContaining(`redirects[0].from ${from} ${problem}`),
  ]);
});

it.each([
  ['Services', 'must be a path'],
  ['//evil.example', 'must be a path'],
  ['http://company.example', 'must be a path'],
  ['javascript:alert(1)', 'must be a path'],
  ['/a b', 'must be a path'],
  ['/services', 'is no page'],
  ['/Services/', 'is no page'],
  ['/nb/Nowhere', 'is no page'],
])('refuses the target %s: it %s', (to, problem) => {
  expect(problems(['/old', to])).toEqual([
    expect.stringContaining(`redirects[0].to ${to} ${problem}`),
  ]);
});

it('refuses two redirects of one URL, chains and loops', () => {
  expect(problems(['/old', '/'], ['/Old', '/Services'])).toHaveLength(2);
  expect(problems(['/a', '/b#c'], ['/b', '/Services'])).toEqual([
    'redirects[0].to /b#c is another redirect: write where that one leads',
  ]);
  expect(problems(['/a', '/a'])).toHaveLength(1);
});
