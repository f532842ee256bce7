/** @jest-environment node */
import { z } from 'zod';

import { COLLECTIONS, isHidden, readEntries, visibleEntries } from './read';

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
    Object.fromEntries(
      Object.entries(files).map(([slug, fields]) => [`work/${slug}.md`, markdown(fields)]),
    ),
  ).work;

describe('readEntries', () => {
  it('lists the entries of each collection, newest first, with defaults for optional fields', () => {
    const { work, insights } = readEntries({
      'work/old.md': markdown({ ...CASE, date: '2025-01-02' }),
      'work/new.md': markdown(CASE),
      'insights/why.md': markdown(ARTICLE),
      'insights/notes/deeper.md': markdown(ARTICLE),
      'work/board.webp': '',
    });
    expect(work.map(({ slug }) => slug)).toEqual(['new', 'old']);
    expect(insights).toEqual([
      {
        ...ARTICLE,
        draft: false,
        collection: 'insights',
        slug: 'why',
        file: 'content/insights/why.md',
        body: 'Text.\n',
        bodyLine: 9,
      },
    ]);
    expect(work[0]).toMatchObject({ services: [], products: [], results: [], draft: false });
    expect(readEntries({})).toEqual({ work: [], insights: [] });
  });

  it('treats empty values as missing', () => {
    const empty = {
      services: [''],
      products: null,
      quote: { text: '', speaker: ' ' },
      results: [],
    };
    const [entry] = cases({ a: { ...CASE, ...empty, draft: '' } });
    expect(entry).toMatchObject({ services: [], products: [], results: [], draft: false });
    expect(entry!.quote).toBeUndefined();
    expect(() => cases({ a: { ...CASE, alt: '' } })).toThrow(
      'content/work/a.md alt: is missing: write what the picture shows',
    );
  });

  it.each<[object, string]>([
    [{ title: 7 }, 'content/work/a.md title: is 7, but must be the title'],
    [{ date: '2026-02-30' }, 'content/work/a.md date: is "2026-02-30", but must be a date such as'],
    [{ date: '1 March' }, 'date: is "1 March", but must be a date such as'],
    [{ picture: '../b.webp' }, 'is "../b.webp", but must be the name of a picture next to'],
    [{ picture: 'a.heic' }, 'picture: is "a.heic", but must be the name of a picture next to'],
    [{ draft: 'yes' }, 'draft: is "yes", but must be true or false'],
    [{ products: ['three'] }, 'products[0]: is "three", but must be the id of a product'],
    [{ results: [{ figure: 4, meaning: 'x' }] }, 'results[0].figure: is 4, but must be a short'],
    [{ results: [{ figure: '4' }] }, 'results[0].meaning: is missing: write what the figure means'],
    [{ quote: { text: 'Good.' } }, 'quote.speaker: is missing: write who says it'],
    [{ clients: 'b' }, 'clients: is not a field: correct its name, or remove it'],
  ])('refuses the fields %j with the file, the field and the remedy', (change, message) => {
    expect(() => cases({ a: { ...CASE, ...change } })).toThrow(message);
  });

  it('names every faulty file at once', () => {
    expect(() => cases({ a: { ...CASE, alt: null }, b: { ...CASE, client: '' } })).toThrow(
      /^content\/work\/a\.md alt: .*\ncontent\/work\/b\.md client: .*$/,
    );
  });

  it.each([
    // As the editor names the files of these titles.
    ['why-we-use-next.js', 'why-we-use-next-js'],
    ['version-2.0', 'version-2-0'],
    ['it’s-done', 'its-done'],
    ["it's-done", 'its-done'],
    ['what-“done”-means', 'what-done-means'],
    ['snake_case-and-more', 'snake-case-and-more'],
    ['we-♥-kilns', 'we-kilns'],
    ['A Case', 'a-case'],
    ['C\u030caj', 'čaj'],
    ['日本語', '日本語'],
    ['हिन्दी', 'हिन्दी'],
    // Pages of the export have these names.
    ['index', 'index-page'],
    ['404', '404-page'],
  ])('makes the URL of the file %s.md', (name, slug) => {
    const [entry] = readEntries({ [`work/${name}.md`]: markdown(CASE) }).work;
    expect(entry).toMatchObject({ slug, file: `content/work/${name}.md` });
  });

  it('refuses two files with the same URL', () => {
    expect(() => cases({ 'version-2.0': CASE, 'version-2-0': CASE })).toThrow(
      'content/work/version-2.0.md: has the same URL as content/work/version-2-0.md: rename one of them, or delete it',
    );
  });

  it.each(['Screenshot 2026-11-24 at 10.15.32.png', 'IMG_1234.JPG', 'čaj (1).webp'])(
    'accepts the picture %s',
    (picture) => expect(cases({ a: { ...CASE, picture } })[0]).toMatchObject({ picture }),
  );

  it('ignores a byte order mark, and leaves out control characters', () => {
    const marked = `\ufeff${markdown({ ...CASE, title: 'A\bB' }, 'One\u000b two.')}`;
    expect(readEntries({ 'work/a.md': marked }).work[0]).toMatchObject({
      title: 'AB',
      body: 'One two.\n',
    });
  });

  it.each([
    ['work/♥.md', markdown(CASE), /♥\.md: rename the file: its name is part of the URL and needs/],
    ['work/a.MD', markdown(CASE), /^content\/work\/a\.MD: ends with “\.MD”: rename it to a\.md$/],
    ['insights/b.markdown', '', /^content\/insights\/b\.markdown: ends with “\.markdown”: rename/],
    ['work/a.md', 'Caf\ufffd', /^content\/work\/a\.md:1: is not UTF-8: save it as UTF-8$/],
    ['work/a.md', 'T\0e\0x\0t\0', /^content\/work\/a\.md:1: is not UTF-8: save it as UTF-8$/],
    [
      'work/a.md',
      '---\ntitle: How we fixed bug #12\n---\nText',
      /^content\/work\/a\.md:2: YAML reads “#12” as a comment: put the text in quotes$/,
    ],
    [
      'work/a.md',
      '---\ntitle: *all\n---\nText',
      /^content\/work\/a\.md:2: is not valid YAML: .*all/,
    ],
    ['work/a.md', 'Text only.', /^content\/work\/a\.md:1: starts without front matter/],
    ['work/a.md', '---\ntitle: "a\n---\nText', /^content\/work\/a\.md:\d: is not valid YAML: /],
    ['work/a.md', markdown(CASE, ' '), /^content\/work\/a\.md: has no text below/],
  ])('refuses %s with the text %j', (file, text, message) => {
    expect(() => readEntries({ [file]: text })).toThrow(message);
  });
});

test('Drafts and entries with a future date are hidden, except in previews', () => {
  const now = new Date('2026-03-31T00:00:01Z');
  expect(isHidden({ draft: false, date: '2026-03-31' }, now)).toBe(false);
  const all = readEntries({
    'work/today.md': markdown({ ...CASE, date: '2026-03-31' }),
    'work/tomorrow.md': markdown({ ...CASE, date: '2026-04-01' }),
    'insights/draft.md': markdown({ ...ARTICLE, draft: true }),
  });
  expect(visibleEntries(all, true, now)).toEqual(all);
  const { work, insights } = visibleEntries(all, false, now);
  expect(work.map(({ slug }) => slug)).toEqual(['today']);
  expect(insights).toEqual([]);
});

test('The schemas describe the forms of an editor: each field has a label', () => {
  for (const schema of Object.values(COLLECTIONS)) {
    const { properties } = z.toJSONSchema(schema, { io: 'input' });
    for (const field of Object.values(properties!)) expect(field).toHaveProperty('title');
  }
});
