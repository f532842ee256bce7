/** @jest-environment node */
import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { generate } from './generate';

jest.mock('@/scripts/command', () => ({
  ...jest.requireActual<object>('@/scripts/command'),
  root: mkdtempSync(path.join(tmpdir(), 'generate-')),
}));
jest.mock('@/lib/catalog/entries', () => ({ shownEntries: () => ({}) }));
jest.mock('./check', () => ({ check: async () => {}, checkRedirects: async () => {} }));
jest.mock('./settings', () => ({ loadSettings: () => ({ drafts: false }) }));
jest.mock('./pictures', () => ({ makePictures: async () => {} }));
jest.mock('./glaze', () => ({ makeGlaze: async () => {} }));
jest.mock('./fonts', () => ({ makeFonts: async () => {} }));
jest.mock('./paths', () => ({ makePaths: async () => {} }));
jest.mock('./buildData', () => ({ makeBuildData: async () => {} }));
jest.mock('./mark', () => ({ makeMark: async () => {} }));
jest.mock('./cards', () => ({ makeCards: async () => write('public/social/home.jpg') }));
jest.mock('./licenses', () => ({ makeLicenses: async () => {} }));

const { root } = jest.requireMock<{ root: string }>('@/scripts/command');

async function write(file: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), file);
}

afterEach(() => rm(root, { recursive: true }));

it('generate() deletes what an earlier run made, such as the card of a draft, and no file of an owner', async () => {
  const earlier = ['public/social/News/draft.jpg', 'public/pictures/half.webp'];
  for (const file of [...earlier, 'public/own.pdf']) await write(file);
  await generate();
  const files = [...earlier, 'public/own.pdf', 'public/social/home.jpg'];
  expect(files.map((file) => existsSync(path.join(root, file)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
