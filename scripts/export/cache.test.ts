/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { draw, keepCached, place, type Drawing } from './cache';

jest.mock('@/scripts/command', () => ({
  root: mkdtempSync(path.join(tmpdir(), 'cache-')),
}));

const { root } = jest.requireMock<{ root: string }>('@/scripts/command');
const FILE = 'public/social/News/one.jpg';
const cached = () => readdir(path.join(root, '.next/cache/cards'));
const read = (file: string) => readFile(path.join(root, file), 'utf8');

const drawing = (changes: Partial<Drawing> = {}): Drawing => ({
  kind: 'cards',
  name: 'a1',
  file: FILE,
  make: async () => Buffer.from('made'),
  ...changes,
});

afterEach(() => rm(root, { recursive: true, force: true }));

it('Makes a file once, also if the copy is gone', async () => {
  const make = jest.fn(async () => Buffer.from('made'));
  for (let run = 0; run < 2; run++) {
    await draw([drawing({ make })]);
    await place([drawing({ make })]);
    expect(await read(FILE)).toBe('made');
    await rm(path.join(root, FILE));
  }
  expect(make).toHaveBeenCalledTimes(1);
});

it('Writes nothing outside of the cache before the files are placed', async () => {
  await draw([drawing()]);
  expect(await readdir(root)).toEqual(['.next']);
  await place([drawing()], (file) => file.replace('public', 'out'));
  expect((await readdir(root)).sort()).toEqual(['.next', 'out']);
});

it('Makes a file that two need at the same time', async () => {
  const two = [drawing(), drawing({ file: `${FILE}.copy` }), drawing()];
  await draw(two);
  await place(two);
  for (const file of [FILE, `${FILE}.copy`]) expect(await read(file)).toBe('made');
  expect(await cached()).toEqual(['a1']);
});

it('Makes a file again if making it has failed', async () => {
  const make = () => Promise.reject(new Error('interrupted'));
  await expect(draw([drawing({ make })])).rejects.toThrow('interrupted');
  expect(await cached()).toEqual([]);
});

it('Deletes the files that are not needed anymore', async () => {
  await keepCached('cards', []);
  await draw([drawing(), drawing({ name: 'b2' })]);
  await keepCached('cards', ['b2']);
  expect(await cached()).toEqual(['b2']);
});

it('Makes several at a time', async () => {
  let running = 0;
  let areTwo = () => {};
  const two = new Promise<void>((done) => (areTwo = done));
  const make = async () => {
    running += 1;
    if (running === 2) areTwo();
    await two;
    return Buffer.from('made');
  };
  await draw(['a', 'b', 'c'].map((name) => drawing({ name, make })));
  expect((await cached()).sort()).toEqual(['a', 'b', 'c']);
});
