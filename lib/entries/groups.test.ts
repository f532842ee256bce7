import { groupsIn, groupsOf } from './groups';
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
