import { redirectProblems } from './redirects';

type Pair = readonly [from: string, to: string];

const listOf = (tag: string, paths: readonly string[], pairs: readonly Pair[]) => ({
  file: tag ? `content/${tag}/redirects.ts` : 'content/redirects.ts',
  tag,
  paths,
  moved: pairs.map(([from, to]) => ({ from, to, why: 'Moved.' })),
});

const known = { files: ['/robots.txt', '/prices.pdf', '/social/home.jpg'], elsewhere: ['/blog'] };
const PATHS = ['/', '/Services', '/prices', '/Notes/one'];

const problems = (first: readonly Pair[], norwegian: readonly Pair[] = []) =>
  redirectProblems(
    [listOf('', PATHS, first), listOf('nb', [...PATHS, '/Notes/to'], norwegian)],
    known,
  ).map(([record, problem]) => `${record} ${problem}`);

it.each([
  ['/old', '/Services'],
  ['/blog/old_name.html', '/Services#apps'],
  ['/shop', 'https://shop.example/a?b=c'],
  ['/nba', '/nb/Services'],
  ['/old', '/blog/new#part'],
  ['/old', '/prices.pdf'],
  ['/old', '/nb/Notes/to'],
  ['/old', 'https://shop.example/a b{c}|"d"?e=$1;%20#日本'],
  ['/Prices.html', '/prices#now'],
  ['/administration', '/'],
])('accepts %s to %s', (from, to) => expect(problems([[from, to]])).toEqual([]));

it.each([
  ['old', 'must be a path'],
  ['/old?p=1', 'must be a path'],
  ['/old/*', 'must be a path'],
  ['/services', 'is the page /Services, except for capital letters: remove the redirect'],
  ['/prices.html', 'is the file of the page /prices'],
  ['/Robots.txt', 'is the file /robots.txt of the site: remove the redirect'],
  ['/../evil', 'must be a path'],
  ['/_next/old', 'is in the folder /_next'],
  ['/Admin', 'is in the folder /admin'],
])('refuses the source %s: %s', (from, problem) => {
  expect(problems([[from, '/']])).toEqual([
    expect.stringContaining(`content/redirects.ts redirects[0].from ${from} ${problem}`),
  ]);
});

it.each([
  ['//evil.example', 'must be a path'],
  ['javascript:alert(1)', 'must be a path'],
  ['/Services\n', 'must be a path'],
  ['/\\evil.example', 'must be a path'],
  ['/a/../Services', 'has a segment . or ..'],
  ['https://shop.example/a/%2E%2e/b', 'has a segment . or ..'],
  ['https://shop.example/a%0d%0aSet-Cookie:b', 'has an encoded control character'],
  ['https://shop.example/100%', 'has a % that encodes no character: write it as %25'],
  ['/nb/Nowhere', 'is no page'],
])('refuses the target %s: it %s', (to, problem) => {
  expect(problems([['/old', to]])).toEqual([
    expect.stringContaining(`content/redirects.ts redirects[0].to ${to} ${problem}`),
  ]);
});

it('refuses two redirects of one URL, chains and loops', () => {
  expect(
    problems([
      ['/old', '/'],
      ['/Old', '/Services'],
    ]),
  ).toHaveLength(2);
  expect(
    problems([
      ['/a', '/b#c'],
      ['/b', '/Services'],
    ]),
  ).toEqual([
    'content/redirects.ts redirects[0].to /b#c is another redirect: write where that one leads',
  ]);
  expect(problems([['/a', '/a']])).toHaveLength(1);
  expect(problems([['/a', '/a.html']])).toHaveLength(1);
});

it('accepts two old URLs with one page that leads to one URL, and refuses two that need one page for two URLs', () => {
  const pairs = [
    ['/team', '/team.html'],
    ['/x', '/x/index.html'],
    ['/x/Index', '/x'],
  ] as const;
  for (const [one, other] of pairs) {
    expect(
      problems([
        [one, '/'],
        [other, '/'],
      ]),
    ).toEqual([]);
    expect(
      problems([
        [one, '/'],
        [other, '/Services'],
      ]),
    ).toEqual([
      expect.stringContaining(`${one} and ${other} have one page on hosts without redirects`),
      expect.stringContaining(`${other} and ${one} have one page on hosts without redirects`),
    ]);
  }
  // A file cannot be a folder, wherever the redirects lead.
  expect(
    problems([
      ['/a.html', '/'],
      ['/a.html/b', '/'],
    ]),
  ).toHaveLength(2);
});

it('checks the list of a language, whose paths are those below its folder', () => {
  expect(problems([], [['/old', '/Notes/to']])).toEqual([]);
  expect(problems([['/old', '/']], [['/old', '/Services']])).toEqual([]);
  expect(
    problems(
      [],
      [
        ['/nb/old', '/'],
        ['/Notes/TO', '/'],
        ['/old', '/Nowhere'],
      ],
    ),
  ).toEqual([
    expect.stringContaining(
      'content/nb/redirects.ts redirects[0].from /nb/old is in the folder of the language nb: write the redirect in content/nb/redirects.ts, without /nb',
    ),
    expect.stringContaining('redirects[1].from /Notes/TO is the page /Notes/to'),
    expect.stringContaining('redirects[2].to /Nowhere is no page'),
  ]);
});

it('refuses a target that this build does not show, and says why, but knows its path', () => {
  const first = {
    ...listOf(
      '',
      ['/', '/Notes/new', '/Notes/later'],
      [
        ['/old', '/Notes/new'],
        ['/older', '/nb/Notes/later'],
        ['/Notes/later', '/'],
      ],
    ),
    hidden: new Map([
      ['/Notes/new', 'is a draft'],
      ['/Notes/later', 'has the date 2027-01-01'],
    ]),
  };
  // A language may show what the first one hides.
  const norwegian = listOf('nb', ['/', '/Notes/new'], [['/old', '/Notes/new']]);
  const found = redirectProblems([first, norwegian], known);
  expect(found.map(([record, problem]) => `${record} ${problem}`)).toEqual([
    expect.stringContaining('redirects[0].to /Notes/new is a draft, so that this build has no'),
    expect.stringContaining('redirects[1].to /nb/Notes/later has the date 2027-01-01, so that'),
    expect.stringContaining('redirects[2].from /Notes/later is the page /Notes/later'),
  ]);
});
