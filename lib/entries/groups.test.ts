import { groupsIn, groupSlug, groupsOf } from './groups';
import type { Entry } from './read';

const entry = (slug: string, tags?: string[]) => ({ slug, tags }) as unknown as Entry;
const log = { groups: { field: 'tags' } };
const ALL = [
  entry('a', ['Larch', 'Tar & pitch']),
  entry('b'),
  entry('c', ['Larch', 'Larch', 'Čaj']),
];

it('lists the entries of each tag once', () => {
  const found = groupsOf(log, ALL).map(({ value, slug, entries }) => [
    value,
    slug,
    entries.map((each) => each.slug),
  ]);
  expect(found).toEqual([
    ['Larch', 'larch', ['a', 'c']],
    ['Tar & pitch', 'tar-pitch', ['a']],
    ['Čaj', 'čaj', ['c']],
  ]);
  expect(groupsIn(ALL[2]!, log)).toEqual(['Larch', 'Čaj']);
});

it('lists of names that differ only in their signs have URLs of their own', () => {
  const slugs = {
    C: 'c',
    'C#': 'c-sharp',
    'C++': 'c-plus-plus',
    '.NET': 'dot-net',
    'A+B': 'a-b',
    '#1': '1',
    '日本#': '日本-sharp',
  };
  for (const [value, slug] of Object.entries(slugs)) expect(groupSlug(value)).toBe(slug);
});
