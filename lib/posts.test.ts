import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { insights, related, slugParams, tagged, work } from './posts';

const project = mkdtempSync(path.join(tmpdir(), 'posts-'));
const root = process.cwd();
process.chdir(project);

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
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;

/** Edits may take less than the clock of the disk can tell. */
let time = 1_000;

function write(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(project, 'content', name);
    writeFileSync(file, text);
    utimesSync(file, time, time);
    time += 1;
  }
}

beforeEach(() => {
  for (const folder of ['work', 'insights']) {
    rmSync(path.join(project, 'content', folder), { recursive: true, force: true });
    mkdirSync(path.join(project, 'content', folder), { recursive: true });
    write({ [`${folder}/board.webp`]: '' });
  }
});
afterAll(() => {
  process.chdir(root);
  rmSync(project, { recursive: true });
});

function errorOf(text: string): string {
  write({ 'work/a.md': text });
  try {
    work(true);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it('lists posts newest first, with defaults for optional fields', () => {
  write({
    'insights/._old.md': '\0',
    'insights/old.md': markdown({ ...FIELDS, date: '2025-01-02' }),
    'insights/new-one.md': markdown(FIELDS, '## Main'),
  });
  expect(insights(true).map(({ slug }) => slug)).toEqual(['new-one', 'old']);
  expect(insights(true)[0]).toEqual({
    ...FIELDS,
    picture: '/insights/board.webp',
    tags: [],
    services: [],
    draft: false,
    slug: 'new-one',
    body: '\n## Main\n',
    headings: [{ id: 'main', title: 'Main' }],
    readingTime: '1 minute',
    pictures: [],
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
  write({ 'work/a.md': markdown(CASE) });
  expect(work(true)[0]?.title).toBe('A title');
  write({ 'work/a.md': markdown({ ...CASE, title: 'B title' }), 'work/b.md': markdown(CASE) });
  expect(work(true).map(({ title }) => title)).toEqual(['B title', 'A title']);
});

it.each<[object, string]>([
  [
    { date: '2026-02-30' },
    'content/work/a.md, date: is "2026-02-30", but must be a date such as 2026-03-31',
  ],
  [{ client: undefined }, 'content/work/a.md, client: is missing, but must be the id of a brand'],
  [{ picture: 'gone.webp' }, 'content/work/a.md, picture: is "gone.webp", but must be the name of'],
  [{ services: ['sails'] }, 'content/work/a.md, services, 1: is "sails", but must be an id of'],
  [{ clients: 'b' }, 'content/work/a.md: Unrecognized key: "clients"'],
])('refuses the fields %j', (change, message) => {
  expect(errorOf(markdown({ ...CASE, ...change }))).toContain(message);
});

it('names the line of a problem in the text', () => {
  expect(errorOf(markdown(CASE, '# One'))).toMatch(
    /^content\/work\/a\.md, line 10: has a heading with one #/,
  );
});

it.each([
  ['Text', 'content/work/a.md: must start with its fields between two lines of ---'],
  ['---\ntitle: Next: a plan\n---\nText', 'content/work/a.md: its fields are not YAML (Nested'],
])('refuses %j', (text, message) => {
  expect(errorOf(text)).toContain(message);
});

it('reads a byte order mark and line ends of Windows as nothing', () => {
  expect(errorOf(`\ufeff${markdown(CASE).replaceAll('\n', '\r\n')}`)).toBe('');
  expect(work(true)[0]?.body).toBe('\nText.\n');
  expect(errorOf(` ${markdown(CASE)}`)).not.toBe('');
});

it.each(['It’s done.md', 'A.md', 'index.md'])('refuses the file name %s', (name) => {
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
