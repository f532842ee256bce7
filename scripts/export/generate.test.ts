/** @jest-environment node */
import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { checkRedirects } from './check';
import { generate } from './generate';
import { readGenerated, recordFiles } from './generated';

jest.mock('@/scripts/command', () => ({
  ...jest.requireActual<object>('@/scripts/command'),
  root: mkdtempSync(path.join(tmpdir(), 'generate-')),
}));
jest.mock('@/lib/pages/entryFiles', () => ({ shownEntries: () => ({}) }));
jest.mock('./check', () => ({ check: async () => {}, checkRedirects: jest.fn() }));
jest.mock('./settings', () => ({ loadSettings: () => ({ drafts: false }) }));
jest.mock('./pictures', () => ({ makePictures: () => makePictures() }));
jest.mock('./glaze', () => ({ makeGlaze: () => [] }));
jest.mock('./fonts', () => ({ makeFonts: () => [] }));
jest.mock('./mark', () => ({ makeMark: () => [] }));
jest.mock('./cards', () => ({ makeCards: () => [] }));
jest.mock('./licenses', () => ({ makeLicenses: () => [] }));

const { root } = jest.requireMock<{ root: string }>('@/scripts/command');

async function write(file: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), file);
}
const exists = (file: string) => existsSync(path.join(root, file));

const LIVE = 'public/social/home.jpg';
const DRAFT = 'public/social/News/draft.jpg';

let made: string[];
/** As the makers of pictures and cards do. */
const makePictures = jest.fn(async () => {
  await recordFiles(made);
  for (const file of made) await write(file);
  return made;
});

/** What `npm run dev` generates before somebody builds. */
beforeEach(async () => {
  await mkdir(root, { recursive: true });
  made = [LIVE, DRAFT];
  await generate(true);
  made = [LIVE];
});

afterEach(() => rm(root, { recursive: true }));

describe('generate', () => {
  it('deletes what an earlier run made for drafts', async () => {
    expect(exists(DRAFT)).toBe(true);
    await generate();
    expect([LIVE, DRAFT].map(exists)).toEqual([true, false]);
    expect((await readGenerated()).files).toEqual([LIVE]);
  });

  it('deletes what an interrupted run made', async () => {
    made = [LIVE, 'public/pictures/half.webp'];
    makePictures.mockImplementationOnce(async () => {
      await recordFiles(made);
      await write(made[1]!);
      throw new Error('interrupted');
    });
    await expect(generate()).rejects.toThrow('interrupted');
    made = [LIVE];
    await generate();
    expect([DRAFT, 'public/pictures/half.webp'].map(exists)).toEqual([false, false]);
  });

  it('deletes no file that an owner put into public/', async () => {
    const own = ['public/social/own.jpg', 'public/pictures/own.webp', 'public/own.pdf'];
    for (const file of own) await write(file);
    await generate();
    expect(own.map(exists)).toEqual([true, true, true]);
  });

  it('knows what an earlier run made, even if .next/ is gone', async () => {
    await rm(path.join(root, '.next'), { recursive: true, force: true });
    await generate();
    expect(exists(DRAFT)).toBe(false);
  });

  it('stops for a redirect from a file that it makes, but keeps its record', async () => {
    jest.mocked(checkRedirects).mockRejectedValueOnce(new Error('is the file'));
    await expect(generate()).rejects.toThrow('is the file');
    expect(checkRedirects).toHaveBeenLastCalledWith([LIVE]);
    expect((await readGenerated()).files).toEqual([LIVE]);
  });
});
