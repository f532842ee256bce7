import { redirectProblems } from './redirects';

type Pair = readonly [from: string, to: string];

const PATHS = ['/', '/Services', '/prices', '/Notes/one'];

const listOf = (pairs: readonly Pair[]) => pairs.map(([from, to]) => ({ from, to, why: 'Moved.' }));

const problems = (pairs: readonly Pair[]) =>
  redirectProblems(listOf(pairs), PATHS).map(([record, problem]) => `${record} ${problem}`);

it.each([
  ['/blog/old_name.html', '/Services#apps'],
  ['/old', 'https://shop.example/a b{c}|"d"?e=$1;%20#日本'],
  ['/Prices.html', '/prices#now'],
])('accepts %s to %s', (from, to) => expect(problems([[from, to]])).toEqual([]));

it.each([
  ['/old?p=1', 'must be a path'],
  ['/old/*', 'must be a path'],
  ['/../evil', 'must be a path'],
  ['/services', 'is the page /Services, or a file of it: remove the redirect'],
  ['/prices.html', 'is the page /prices'],
])('refuses the source %s: %s', (from, problem) => {
  expect(problems([[from, '/']])).toEqual([
    expect.stringContaining(`redirects[0].from ${from} ${problem}`),
  ]);
});

it.each([
  ['//evil.example', 'must be a path'],
  ['javascript:alert(1)', 'must be a path'],
  ['/Services\n', 'must be a path'],
  ['/\\evil.example', 'must be a path'],
  ['https://shop.example/a/%2E%2e/b', 'has a segment . or ..'],
  ['https://shop.example/a%0d%0aSet-Cookie:b', 'has an encoded control character'],
  ['https://shop.example/100%', 'has a % that encodes no character: write it as %25'],
])('refuses the target %s: it %s', (to, problem) => {
  expect(problems([['/old', to]])).toEqual([
    expect.stringContaining(`redirects[0].to ${to} ${problem}`),
  ]);
});

it('refuses two redirects of one URL, chains and loops', () => {
  const twice = [
    ['/old', '/'],
    ['/Old', '/Services'],
  ] as const;
  expect(problems(twice)).toHaveLength(2);
  const chain = [
    ['/a', '/b#c'],
    ['/b', '/Services'],
  ] as const;
  expect(problems(chain)).toEqual([
    'redirects[0].to /b#c is another redirect: write where that one leads',
  ]);
  expect(problems([['/a', '/a']])).toHaveLength(1);
  expect(problems([['/a', '/a.html']])).toHaveLength(1);
});
