import type { Collection, Collections } from '@/lib/entries/collection';
import { readEntries } from '@/lib/entries/read';
import { collections } from '@/scripts/test/content/collections';

import { collectionProblems, entryProblems } from './collections';

/** The problems of the collection `log` with a change. */
const problemsWith = (change: object) =>
  collectionProblems(
    { log: { ...collections.log, ...change } as Collection },
    { content: [], exists: (file) => file !== 'app/Boats/[slug]/page.tsx' },
  );

it.each([
  [
    { path: '/Boats', groups: undefined },
    'content/collections/log.ts path: is /Boats, but app/Boats/[slug]/page.tsx does not exist: create it',
  ],
])('refuses a wrong record (%#)', (change, line) => {
  expect(problemsWith(change)).toEqual([line]);
});

it('names records and entries that the list of collections lacks', () => {
  const content = [
    'collections/jobs.ts',
    'jobs/captain.md',
    'nb/log/larch.md',
    'log/larch.md',
    'nb/agreement.md',
  ];
  expect(collectionProblems(collections, { content, exists: () => true })).toEqual([
    'content/collections/jobs.ts: is not in content/collections.ts: add jobs there, or delete the file',
    'content/jobs/captain.md: is in no collection: add jobs to content/collections.ts, or move it',
  ]);
});

describe('entryProblems', () => {
  const FIELDS = `title: A\ndescription: B\npicture: a.webp\nalt: C\nclient: ferry\ndate: 2026-03-31`;
  const problems = (more: string, text = 'Text.') =>
    entryProblems(
      collections as Collections,
      readEntries(collections as Collections, {
        'built/a.md': `---\n${FIELDS}\n${more}\n---\n${text}`,
      }),
    );

  it('refuses services: [planks, sails]', () => {
    expect(problems('services: [planks, sails]')).toEqual([
      'content/built/a.md services[1]: is "sails", which content/lists/services does not have: write one of its ids, or remove it',
    ]);
  });
});

it('refuses two spellings of one tag', () => {
  const article = (day: string, tags: string) =>
    `---\ntitle: A\ndescription: B\npicture: a.webp\nalt: C\ndate: ${day}\ntags: ${tags}\n---\nText.`;
  const problems = (second: string) =>
    entryProblems(
      collections as Collections,
      readEntries(collections as Collections, {
        'log/a.md': article('2026-03-31', '[Larch, Tar & pitch]'),
        'log/b.md': article('2026-03-30', second),
      }),
    );
  expect(problems('[Larch, Čaj]')).toEqual([]);
  expect(problems('[Čaj, larch]')).toEqual([
    'content/log/b.md tags[1]: is “larch”, but content/log/a.md has “Larch”, and both have one URL: write them the same way',
  ]);
});
