import { z } from 'zod';

import { collections } from '@/scripts/test/content/collections';

import { collection, type CollectionWords } from './collection';
import { readEntries, visibleEntries } from './read';

const FIELDS = {
  title: 'A title',
  description: 'A description',
  date: '2026-03-31',
  picture: 'board.webp',
  alt: 'A board',
};
const CASE = { ...FIELDS, client: 'a-client' };
const ARTICLE = { ...FIELDS, author: 'Ada' };

const markdown = (fields: object, body = 'Text.') =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n${body}\n`;
const cases = (files: Record<string, object>) =>
  readEntries(
    collections,
    Object.fromEntries(
      Object.entries(files).map(([slug, fields]) => [`built/${slug}.md`, markdown(fields)]),
    ),
  ).built;

describe('readEntries', () => {
  it('lists the entries of each collection, newest first, with defaults for optional fields', () => {
    const { built, log } = readEntries(collections, {
      'built/old.md': markdown({ ...CASE, date: '2025-01-02' }),
      'built/new.md': markdown(CASE),
      'log/why.md': markdown(ARTICLE),
    });
    expect(built.map(({ slug }) => slug)).toEqual(['new', 'old']);
    expect(log).toEqual([
      {
        ...ARTICLE,
        tags: [],
        draft: false,
        collection: 'log',
        slug: 'why',
        path: '/Log/why',
        file: 'content/log/why.md',
        frontMatter: expect.stringMatching(/^title: "A title"\n/),
        body: 'Text.\n',
        bodyLine: 9,
      },
    ]);
  });

  it('treats empty values as missing', () => {
    const empty = {
      products: [''],
      services: null,
      quote: { text: '', speaker: ' ' },
    };
    const [entry] = cases({ a: { ...CASE, ...empty, draft: '' } });
    expect(entry).toMatchObject({ products: [], services: [], draft: false });
    expect(entry!.quote).toBeUndefined();
    expect(() => cases({ a: { ...CASE, alt: '' } })).toThrow(
      'content/built/a.md alt: is missing: write what the picture shows',
    );
  });

  it.each<[object, string]>([
    [
      { date: '2026-02-30' },
      'content/built/a.md date: is "2026-02-30", but must be a date such as',
    ],
    [{ picture: 'a.heic' }, 'picture: is "a.heic", but must be the name of a picture next to'],
    [{ clients: 'b' }, 'clients: is not a field: correct its name, or remove it'],
  ])('refuses the fields %j with the file, the field and the remedy', (change, message) => {
    expect(() => cases({ a: { ...CASE, ...change } })).toThrow(message);
  });

  it.each([
    ['version-2.0', 'version-2-0'],
    ['C\u030caj', 'čaj'],
    // Pages of the export have these names.
    ['index', 'index-page'],
  ])('makes the URL of the file %s.md', (name, slug) => {
    const [entry] = readEntries(collections, { [`built/${name}.md`]: markdown(CASE) }).built;
    expect(entry).toMatchObject({ slug, file: `content/built/${name}.md` });
  });

  it('refuses two files with the same URL', () => {
    expect(() => cases({ 'version-2.0': CASE, 'version-2-0': CASE })).toThrow(
      'content/built/version-2.0.md: has the same URL as content/built/version-2-0.md: rename one of them, or delete it',
    );
  });

  it.each([
    ['built/a.MD', markdown(CASE), /^content\/built\/a\.MD: ends with “\.MD”: rename it to a\.md$/],
    ['built/a.md', 'Caf\ufffd', /^content\/built\/a\.md:1: is not UTF-8: save it as UTF-8$/],
    [
      'built/a.md',
      '---\ntitle: How we fixed bug #12\n---\nText',
      /^content\/built\/a\.md:2: YAML reads “#12” as a comment: put the text in quotes, or the comment on a line of its own$/,
    ],
    ['built/a.md', '---\ntitle: Next: a plan\n---\nText', /a\.md:2: .*: put text in quotes$/],
    ['built/a.md', markdown(CASE, ' '), /^content\/built\/a\.md: has no text below/],
  ])('refuses %s with the text %j', (file, text, message) => {
    expect(() => readEntries(collections, { [file]: text })).toThrow(message);
  });
});

const PLACES = {
  places: collection({
    path: '/Places',
    singular: 'Place',
    words: {} as CollectionWords,
    fields: { depth: z.number() },
    orderBy: 'depth',
  }),
};

test('A collection without dates and pictures has the order that its record names', () => {
  const place = (depth: number) => `---\ntitle: A\ndescription: B\ndepth: ${depth}\n---\nText.`;
  const files = { 'places/a.md': place(12), 'places/b.md': place(2.5), 'places/c.md': place(2.25) };
  const slugs = (record: object) =>
    readEntries({ places: { ...PLACES.places, ...record } }, files).places.map(({ slug }) => slug);
  expect(slugs({})).toEqual(['c', 'b', 'a']);
  expect(slugs({ orderBy: undefined })).toEqual(['a', 'b', 'c']);
});

test('Drafts, and entries with a future date are hidden, except in previews', () => {
  const now = new Date('2026-03-31T23:59:59Z');
  const all = readEntries(collections, {
    'built/today.md': markdown({ ...CASE, date: '2026-03-31' }),
    'built/tomorrow.md': markdown({ ...CASE, date: '2026-04-01' }),
    'log/draft.md': markdown({ ...ARTICLE, draft: true }),
  });
  expect(visibleEntries(all, true, now)).toEqual(all);
  const { built, log } = visibleEntries(all, false, now);
  expect(built.map(({ slug }) => slug)).toEqual(['today']);
  expect(log).toEqual([]);
});
