/** @jest-environment node */
import { existsSync, mkdtempSync } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { brands } from '@/lib/fixture/content/collections/brands';
import { products } from '@/lib/fixture/content/collections/products';
import { readSettings } from '@/lib/env';
import { HERO_PICTURE, PICTURES, type PictureRule } from '@/scripts/policy/pictures';

import { generate } from './generate';
import { MARK } from './mark';
import { readGenerated } from './stamp';

jest.mock('@/scripts/command', () => ({
  ...jest.requireActual<object>('@/scripts/command'),
  root: mkdtempSync(path.join(tmpdir(), 'generate-')),
}));
jest.mock('./check', () => ({ check: async () => {} }));
let env = {};
jest.mock('./settings', () => ({ loadSettings: () => readSettings(env) }));

const { root } = jest.requireMock<{ root: string }>('@/scripts/command');

/** A picture in a folder that no other picture is in. */
const PORTRAIT: PictureRule = { src: '/team/ada', master: 'public/team/ada', widths: [320] };
(PICTURES as PictureRule[]).push(PORTRAIT);

/** One input of each kind. The modules of lib/ are imported by modules that a maker imports. */
const INPUTS = [
  `${HERO_PICTURE.master}.webp`,
  `${PORTRAIT.master}.png`,
  ...products.slice(0, 1).map(({ image }) => `public${image}`),
  ...brands.slice(0, 1).map(({ logo }) => `public${logo}`),
  MARK,
  'content/site.ts',
  'scripts/policy/font.ts',
  'scripts/export/cards.ts',
  'lib/seo/metadata.ts',
  'lib/language.ts',
  'scripts/command.ts',
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
jest.mock('./demo-form', () => ({ makeDemoForm: async () => [] }));
jest.mock('./notices', () => ({ makeNotices: () => [] }));

async function write(file: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), file);
}

beforeEach(async () => {
  for (const file of INPUTS) await write(file);
  made = ['public/pictures/a.webp'];
  env = {};
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

  it('makes the files again after a run that was interrupted', async () => {
    const mark = path.join(root, MARK);
    await writeFile(mark, 'replaced');
    makePictures.mockRejectedValueOnce(new Error('interrupted'));
    await expect(generate()).rejects.toThrow('interrupted');
    await writeFile(mark, MARK);
    await generate();
    expect(makePictures).toHaveBeenCalledTimes(2);
  });

  it('records its settings, even if it makes nothing again', async () => {
    env = { NEXT_PUBLIC_BASE_PATH: '/site' };
    await generate();
    expect(makePictures).not.toHaveBeenCalled();
    expect((await readGenerated())?.settings.basePath).toBe('/site');
  });

  it('deletes a file that it no longer makes', async () => {
    await appendFile(path.join(root, MARK), 'replaced');
    made = ['public/pictures/b.webp'];
    await generate();
    expect(existsSync(path.join(root, 'public/pictures/a.webp'))).toBe(false);
    expect(existsSync(path.join(root, 'public/pictures/b.webp'))).toBe(true);
  });
});
