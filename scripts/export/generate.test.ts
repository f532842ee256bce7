/** @jest-environment node */
import { existsSync, mkdtempSync } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { brands } from '@/content/collections/brands';
import { products } from '@/content/collections/products';

import { generate } from './generate';
import { MARK } from './mark';

jest.mock('@/scripts/command', () => ({
  ...jest.requireActual<object>('@/scripts/command'),
  root: mkdtempSync(path.join(tmpdir(), 'generate-')),
}));
jest.mock('./check', () => ({ check: async () => {} }));

const { root } = jest.requireMock<{ root: string }>('@/scripts/command');

/** One input of each kind. */
const INPUTS = [
  'art/masters/hero-tiles.webp',
  ...products.slice(0, 1).map(({ image }) => `public${image}`),
  ...brands.slice(0, 1).map(({ logo }) => `public${logo}`),
  MARK,
  'content/site.ts',
  'scripts/policy/font.ts',
  'scripts/export/cards.ts',
  'lib/seo/metadata.ts',
  'tailwind.config.ts',
  'package-lock.json',
];

let made: string[] = [];
const makePictures = jest.fn(async () => {
  for (const file of made) await write(file);
  return made;
});
jest.mock('./pictures', () => ({ makePictures: () => makePictures() }));
jest.mock('./glaze', () => ({ makeGlaze: () => [] }));
jest.mock('./font', () => ({ makeFont: () => [] }));
jest.mock('./mark', () => ({ ...jest.requireActual<object>('./mark'), makeMark: () => [] }));
jest.mock('./cards', () => ({ makeCards: () => [] }));
jest.mock('./own-form', () => ({ makeOwnForm: async () => {} }));
jest.mock('./notices', () => ({ makeNotices: () => [] }));

async function write(file: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), file);
}

beforeEach(async () => {
  for (const file of INPUTS) await write(file);
  made = ['public/pictures/a.webp'];
  await generate();
  makePictures.mockClear();
});

afterEach(() => rm(root, { recursive: true }));

describe('generate', () => {
  it('does nothing if no input has changed', async () => {
    await generate();
    expect(makePictures).not.toHaveBeenCalled();
  });

  it.each(INPUTS)('makes the files again when %s is replaced', async (file) => {
    await appendFile(path.join(root, file), 'replaced');
    await generate();
    expect(makePictures).toHaveBeenCalledTimes(1);
  });

  it('makes the files again when one of them is missing', async () => {
    await rm(path.join(root, 'public/pictures/a.webp'));
    await generate();
    expect(makePictures).toHaveBeenCalledTimes(1);
  });

  it('deletes a file that it no longer makes', async () => {
    await appendFile(path.join(root, MARK), 'replaced');
    made = ['public/pictures/b.webp'];
    await generate();
    expect(existsSync(path.join(root, 'public/pictures/a.webp'))).toBe(false);
    expect(existsSync(path.join(root, 'public/pictures/b.webp'))).toBe(true);
  });
});
