import { allMoved } from './redirectLists';

type Pair = readonly [from: string, to: string];

const listOf = (tag: string, paths: readonly string[], pairs: readonly Pair[]) => ({
  file: '',
  tag,
  paths,
  moved: pairs.map(([from, to]) => ({ from, to, why: 'Renamed.' })),
});

const led = (first: readonly Pair[], norwegian: readonly Pair[] = []) =>
  allMoved([
    listOf('', ['/', '/about', '/Log/one', '/Log/tags/larch'], first),
    listOf('nb', ['/', '/about', '/Log/to'], norwegian),
  ]).map(({ from, to }) => `${from} ${to}`);

it('A redirect to a page keeps the old URLs in all languages that have the page', () => {
  expect(led([['/AboutUs', '/about#team']])).toEqual([
    '/AboutUs /about#team',
    '/nb/AboutUs /nb/about#team',
  ]);
  expect(led([['/old', '/']])).toEqual(['/old /', '/nb/old /nb']);
});

it('A redirect to what a language lacks is only in the first one', () => {
  for (const to of ['/Log/one', '/Log/tags/larch', 'https://shop.example/', '/nb/about', '/a.pdf'])
    expect(led([['/old', to]])).toEqual([`/old ${to}`]);
});

it('A language has redirects of its own, which come before those of the first one, as do its pages', () => {
  const own = [
    ['/before', '/Log/to'],
    ['/gone', 'https://shop.example/'],
    ['/AboutUs.html', '/'],
  ] as const;
  expect(
    led(
      [
        ['/AboutUs', '/about'],
        ['/Log/to', '/about'],
      ],
      own,
    ),
  ).toEqual([
    '/AboutUs /about',
    '/Log/to /about',
    '/nb/before /nb/Log/to',
    '/nb/gone https://shop.example/',
    '/nb/AboutUs.html /nb',
  ]);
});
