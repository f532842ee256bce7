import { collections } from '@/lib/fixture/content/collections';

import { groupPath, groupsIn, groupsOf } from './groups';
import type { Entry } from './read';

const entry = (slug: string, tags?: string[]) => ({ slug, tags }) as unknown as Entry;
const ALL = [
  entry('a', ['Larch', 'Tar & pitch']),
  entry('b'),
  entry('c', ['Larch', 'Larch', 'Čaj']),
];

it('lists the entries of each tag once', () => {
  const found = groupsOf(collections.log, ALL).map(({ value, slug, entries }) => [
    value,
    slug,
    entries.map((each) => each.slug),
  ]);
  expect(found).toEqual([
    ['Larch', 'larch', ['a', 'c']],
    ['Tar & pitch', 'tar-pitch', ['a']],
    ['Čaj', 'čaj', ['c']],
  ]);
  expect(groupsIn(ALL[2]!, collections.log)).toEqual(['Larch', 'Čaj']);
});

it('a collection that is not grouped has no groups', () => {
  expect(groupsOf({}, ALL)).toEqual([]);
});

it('the URL of a group is below the list, in a folder named after the field', () => {
  expect(groupPath(collections.log, 'Tar & pitch')).toBe('/Log/tags/tar-pitch');
  expect(groupPath(collections.built, 'planks')).toBe('/Built/services/planks');
});
