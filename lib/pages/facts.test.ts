import type { Entry } from '@/lib/entries/read';
import { collections } from '@/lib/fixture/content/collections';
import { site } from '@/lib/fixture/content/site';

import {
  authorOf,
  groupSubject,
  shownFact,
  shownReadingTime,
  shownText,
  shownValue,
} from './facts';

const entry = {
  title: 'A dinghy',
  date: '2026-03-31',
  client: 'ferry',
  services: ['planks', 'none'],
  products: [],
} as unknown as Entry;

it.each([
  ['text', 'title', 'A dinghy'],
  ['month', 'date', 'March 2026'],
  ['day', 'date', 'March 31, 2026'],
  ['brand', 'title', 'A dinghy'],
  ['author', 'author', site.name],
] as const)('shows a field as %s', (as, field, text) => {
  expect(shownValue(entry, { field, as })).toBe(text);
});

it('shows nothing for a field without a value', () => {
  expect(shownValue(entry, { field: 'products', as: 'products' })).toBeUndefined();
  expect(shownValue(entry, { field: 'sale', as: 'day' })).toBeUndefined();
  expect(shownText(entry, { field: 'sale', as: 'day' })).toBe('');
});

it('shows the reading time of the words, without links, if the collection has a label for it', () => {
  const text = { ...entry, body: `${'word '.repeat(440)}\n\n[a](/${'b-'.repeat(900)})` } as Entry;
  expect(shownReadingTime(text, collections.log)).toBe('2 minutes');
  expect(shownReadingTime(text, collections.built)).toBeUndefined();
});

it('shows values that other entries share as links to the lists of those', () => {
  const tagged = { ...entry, tags: ['Larch', 'Tar & pitch'] } as unknown as Entry;
  const tags = { field: 'tags', as: 'tags' } as const;
  expect(shownFact(tagged, collections.log, tags)).toEqual([
    { title: 'Larch', href: '/Log/tags/larch' },
    { title: 'Tar & pitch', href: '/Log/tags/tar-pitch' },
  ]);
  expect(shownFact(entry, collections.log, tags)).toBeUndefined();
  expect(shownValue(tagged, tags)).toBe('Larch, Tar & pitch');
  const services = { field: 'services', as: 'services' } as const;
  expect(shownFact(entry, collections.built, services)).toContainEqual({
    title: 'New planks',
    href: '/Built/services/planks',
  });
  expect(groupSubject(collections.built, 'planks')).toBe('/Repairs#planks');
  expect(groupSubject(collections.log, 'planks')).toBeUndefined();
});

it('shows an author who is one of the people with role, photograph and a link, and others by name', () => {
  const by = (author: string) => ({ ...entry, author }) as unknown as Entry;
  const fact = { field: 'author', as: 'author' } as const;
  const ada = {
    id: 'ada-shore',
    name: 'Ada Shore',
    role: 'Shipwright',
    photo: '/pictures/people/ada-shore.jpg',
  };
  expect(shownFact(by('Ada Shore'), collections.log, fact)).toEqual(ada);
  expect(authorOf(by('Ada Shore'), collections.log)).toEqual(ada);
  expect(shownFact(by('Bo'), collections.log, fact)).toBe('Bo');
  expect(shownFact(entry, collections.log, fact)).toBe(site.name);
  expect(authorOf(by('Bo'), collections.log)).toBeUndefined();
});
