import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { writeCached, type CachedFile } from './cache';

jest.mock('@/scripts/command', () => ({
  root: mkdtempSync(path.join(tmpdir(), 'cache-')),
}));

const { root } = jest.requireMock<{ root: string }>('@/scripts/command');
const FILE = 'public/social/News/one.jpg';
const cached = () => readdir(path.join(root, '.next/cache/cards'));
const read = (file: string) => readFile(path.join(root, file), 'utf8');

const card = (changes: Partial<CachedFile> = {}): CachedFile => ({
  name: 'a1',
  file: FILE,
  make: async () => Buffer.from('made'),
  ...changes,
});

afterEach(() => rm(root, { recursive: true, force: true }));

it('Makes a file once, also if the copy is gone', async () => {
  const make = jest.fn(async () => Buffer.from('made'));
  for (let run = 0; run < 2; run++) {
    await writeCached('cards', [card({ make })]);
    expect(await read(FILE)).toBe('made');
    await rm(path.join(root, FILE));
  }
  expect(make).toHaveBeenCalledTimes(1);
});

it('Makes a file again if making it has failed', async () => {
  const make = () => Promise.reject(new Error('interrupted'));
  await expect(writeCached('cards', [card({ make })])).rejects.toThrow('interrupted');
  expect(await cached()).toEqual([]);
});
