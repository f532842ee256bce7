/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { EXPORTS } from '@/e2e/exports';
import { readSettings } from '@/lib/env';

import { isFresh, writeStamp } from './stamp';

jest.mock('@/scripts/command', () => ({
  ...jest.requireActual<object>('@/scripts/command'),
  root: mkdtempSync(path.join(tmpdir(), 'stamp-')),
}));

const { root } = jest.requireMock<{ root: string }>('@/scripts/command');
const { delivered, configured } = EXPORTS;

async function write(file: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), '');
}

beforeEach(async () => {
  await write('out/index.html');
  await writeStamp(readSettings(delivered.env));
});

afterEach(() => rm(root, { recursive: true }));

it('An export is fresh if it was built with the same settings', async () => {
  expect(await isFresh(delivered.env)).toBe(true);
  expect(await isFresh(configured.env)).toBe(false);
});

// package.json contains the supported browsers and the flags of `next build`.
it.each(['app/page.tsx', 'content/site.ts', 'package.json', 'package-lock.json'])(
  'An export is not fresh after %s changes',
  async (file) => {
    await write(file);
    await writeStamp(readSettings(delivered.env));
    expect(await isFresh(delivered.env)).toBe(true);
    await appendFile(path.join(root, file), 'changed');
    expect(await isFresh(delivered.env)).toBe(false);
  },
);
