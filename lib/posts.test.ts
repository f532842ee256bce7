import { rmSync } from 'node:fs';

import { workIn, writeFiles } from '@/scripts/test/folder';

import { insights, related, slugParams, tagged, work } from './posts';

const write = (files: Readonly<Record<string, string>>) => writeFiles('content', files);
const PICTURES = { 'work/board.webp': '', 'insights/board.webp': '' };

workIn({});

beforeEach(() => {
  rmSync('content', { recursive: true, force: true });
  write(PICTURES);
});

const FIELDS = {
  title: 'A title',
  description: 'A description',
  date: '2026-03-31',
  picture: 'board.webp',
  alt: 'A board',
};
const CASE = { ...FIELDS, client: 'ferry' };

const markdown = (fields: object, body = 'Text.') =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;

function read(text: string) {
  write({ 'work/a.md': text });
  return work(true);
}

it('lists posts newest first, with defaults for optional fields', () => {
  write({
    'insights/._old.md': '\0',
    'insights/old.md': markdown({ ...FIELDS, date: '2025-01-02' }),
    'insights/new-one.md': markdown(FIELDS, '## Main'),
  });
  expect(insights(true).map(({ slug }) => slug)).toEqual(['new-one', 'old']);
  expect(insights(true)[0]).toMatchObject({
    picture: '/insights/board.webp',
    tags: [],
    services: [],
    draft: false,
    headings: [{ id: 'main', title: 'Main' }],
    readingTime: '1 minute',
  });
});

it('hides drafts and posts with a future date, except in previews', () => {
  jest.useFakeTimers({ now: new Date('2026-03-31T23:59:59Z') });
  write({
    'work/today.md': markdown(CASE),
    'work/tomorrow.md': markdown({ ...CASE, date: '2026-04-01' }),
    'work/draft.md': markdown({ ...CASE, draft: true }),
  });
  expect(work(false).map(({ slug }) => slug)).toEqual(['today']);
  expect(work(true)).toHaveLength(3);
  jest.useRealTimers();
});

it('shows an edit and a new file', () => {
  expect(read(markdown(CASE))).toHaveLength(1);
  write({ 'work/a.md': markdown({ ...CASE, title: 'B title' }), 'work/b.md': markdown(CASE) });
  expect(work(true).map(({ title }) => title)).toEqual(['B title', 'A title']);
});

it.each<[object, string]>([
  [
    { date: '2026-02-30' },
    'content/work/a.md, date: is "2026-02-30", but must be a date such as 2026-03-31',
  ],
  [{ picture: 'gone.webp' }, 'content/work/a.md, picture: is "gone.webp", but must be the name of'],
  [{ services: ['sails'] }, 'content/work/a.md, services, 1: is "sails", but must be an id of'],
  [{ clients: 'b' }, 'content/work/a.md: Unrecognized key: "clients"'],
])('refuses the fields %j', (change, message) => {
  expect(() => read(markdown({ ...CASE, ...change }))).toThrow(message);
});

it('names the line of a problem in the text', () => {
  expect(() => read(markdown(CASE, '# One'))).toThrow('content/work/a.md, line 10: has a heading');
});

it.each([
  ['Text', 'content/work/a.md: must start with its fields between two lines of ---'],
  ['---\ntitle: Next: a plan\n---\nText', 'content/work/a.md: its fields are not YAML (Nested'],
])('refuses %j', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('reads a byte order mark and line ends of Windows as nothing', () => {
  const [post] = read(`\ufeff${markdown(CASE).replaceAll('\n', '\r\n')}`);
  expect(post!.body).toBe('\nText.\n');
});

it.each(['It’s done.md', 'index.md'])('refuses the file name %s', (name) => {
  write({ [`work/${name}`]: markdown(CASE) });
  expect(() => work(true)).toThrow(`content/work/${name}: name it with lowercase letters`);
});

it('lists tags in the order of the alphabet, and two spellings of one as one', () => {
  write({
    'insights/a.md': markdown({ ...FIELDS, tags: ['Tar & pitch', 'Oak'] }),
    'insights/b.md': markdown({ ...FIELDS, tags: ['oak'] }),
  });
  const tags = tagged(true).map(({ slug, articles }) => [slug, articles.length]);
  expect(tags).toEqual([
    ['oak', 2],
    ['tar--pitch', 1],
  ]);
});

it('relates the posts that share most, at most three, and none that share nothing', () => {
  const all = ['xy', 'x', 'z', 'yx', 'y', 'xz'].map((slug) => ({ slug }));
  const relatedTo = (index: number) =>
    related(all[index]!, all, ({ slug }) => [...slug]).map(({ slug }) => slug);
  expect(relatedTo(0)).toEqual(['yx', 'x', 'y']);
  expect(relatedTo(4)).toEqual(['xy', 'yx']);
});

it('names the folder of a route without pages, which an export cannot contain', () => {
  expect(() => slugParams('app/Work', [])).toThrow('app/Work has no pages: add to its content, or');
});
