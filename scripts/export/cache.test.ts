/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { copyCached, inParallel, keepCached } from './cache';

jest.mock('@/scripts/command', () => ({
  root: mkdtempSync(path.join(tmpdir(), 'cache-')),
}));

const { root } = jest.requireMock<{ root: string }>('@/scripts/command');
const target = path.join(root, 'public/social/News/one.jpg');
const cached = () => readdir(path.join(root, '.next/cache/cards'));

afterEach(() => rm(root, { recursive: true, force: true }));

it('Makes a file once, also if the copy is gone', async () => {
  const make = jest.fn(async () => Buffer.from('made'));
  for (let run = 0; run < 2; run++) {
    await copyCached(['cards', 'a1'], target, make);
    expect(await readFile(target, 'utf8')).toBe('made');
    await rm(target);
  }
  expect(make).toHaveBeenCalledTimes(1);
});

it('Makes a file that two need at the same time', async () => {
  const make = async () => Buffer.from('made');
  const copies = [target, target, `${target}.copy`];
  await Promise.all(copies.map((copy) => copyCached(['cards', 'a1'], copy, make)));
  for (const copy of copies) expect(await readFile(copy, 'utf8')).toBe('made');
  expect(await cached()).toEqual(['a1']);
});

it('Makes a file again if making it has failed', async () => {
  const fail = () => Promise.reject(new Error('interrupted'));
  await expect(copyCached(['cards', 'a1'], target, fail)).rejects.toThrow('interrupted');
  expect(await cached()).toEqual([]);
});

it('Deletes the files that are not needed anymore', async () => {
  await keepCached('cards', []);
  for (const name of ['a1', 'b2'])
    await copyCached(['cards', name], target, async () => Buffer.from(name));
  await keepCached('cards', ['b2']);
  expect(await cached()).toEqual(['b2']);
});

it('Does the work for each item, several at a time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBeGreaterThan(1);
});
