/** @jest-environment node */
import { mkdtempSync } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { EXPORTS } from '@/scripts/exports';
import { readSettings } from '@/lib/env';

import { finishStamp, isFresh, readStamp, startedStamp, startStamp, writeGenerated } from './stamp';

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

const settings = readSettings(delivered.env);
const others = readSettings(configured.env);
const generated = (by: typeof settings, sources = 'a') =>
  writeGenerated({ settings: by, sources, files: [], advice: [] });

const finish = async () => finishStamp(await startedStamp(settings));

async function build() {
  await generated(settings);
  await startStamp(settings);
  await finish();
}

beforeEach(async () => {
  await write('out/index.html');
  await build();
});

afterEach(() => rm(root, { recursive: true }));

it('An export is fresh if it was built with the same settings', async () => {
  expect(await isFresh(delivered.env)).toBe(true);
  expect(await isFresh(configured.env)).toBe(false);
});

// package.json contains the supported browsers and the flags of `next build`.
it.each(['app/page.tsx', 'content/site.ts', 'package.json', 'package-lock.json', 'new/folder.ts'])(
  'An export is not fresh after %s changes',
  async (file) => {
    await write(file);
    await build();
    expect(await isFresh(delivered.env)).toBe(true);
    await appendFile(path.join(root, file), 'changed');
    expect(await isFresh(delivered.env)).toBe(false);
  },
);

it.each(['e2e/a.spec.ts', 'docs/a.md', 'README.md', 'app/page.test.tsx', 'vercel.json'])(
  'An export stays fresh after %s changes',
  async (file) => {
    await write(file);
    expect(await isFresh(delivered.env)).toBe(true);
  },
);

it('An export is not fresh while another build is running, or after it was interrupted', async () => {
  await startStamp(settings);
  expect(await readStamp()).toBeNull();
  expect(await isFresh(delivered.env)).toBe(false);
});

it('An export is not fresh if a source changed during its build', async () => {
  await startStamp(settings);
  await write('app/page.tsx');
  await finish();
  expect(await isFresh(delivered.env)).toBe(false);
});

describe('a build stops at its end if its settings or generated files have changed', () => {
  const message = (why: string, what = 'leadForm, tracking') =>
    `out/ mixes two builds, because ${why} (${what}): run \`npm run build\` again, and nothing else meanwhile.`;

  it('since `next build` started', async () => {
    await startStamp(others);
    await expect(finish()).rejects.toThrow(message('`next build` had others'));
    expect(await readStamp()).toBeNull();
  });

  it('because `npm run generate` ran with others', async () => {
    const why = '`npm run generate` ran with others during the build';
    await startStamp(settings);
    await generated(others);
    await expect(finish()).rejects.toThrow(message(why));
    await generated(settings, 'drafts');
    await expect(finish()).rejects.toThrow(message(why, 'files'));
    expect(await readStamp()).toBeNull();
  });

  it('or if no build has started', () =>
    expect(finish()).rejects.toThrow('out/ has no unfinished build'));
});
