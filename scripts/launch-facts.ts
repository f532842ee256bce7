/**
 * In: settings, content/, the pictures that are the company's face, and out/. Out: what the rules
 * of scripts/policy/launch.ts judge. Reads only.
 */
import { createHash } from 'node:crypto';
import { existsSync, type Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { security, site } from '@/content/site';
import { securityDue } from '@/lib/securityTxt';

import { content } from './content';
import type { Content } from './policy/content';
import {
  CONTENT_FILES,
  NOT_SOURCES,
  PAGE_FILES,
  PICTURE_PLACES,
  SOURCES,
  TEXT_FILES,
} from './policy/launch-files';
import type { LaunchFacts, Word } from './policy/launch-rule';
import { root } from './process';
import { loadSettings } from './settings';

/** Every text of a value, however deep, with the way to it: `social[0].href`. */
function textsOf(value: unknown, record: string): Omit<Word, 'file'>[] {
  if (typeof value === 'string') return [{ record, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const step = Array.isArray(value) ? `[${key}]` : `.${key}`;
    return textsOf(entry, (record + step).replace(/^\./, ''));
  });
}

/** All words in the order of the files: those that others derive from come first. */
export function wordsOf(parts: Content): Word[] {
  const inFile = (file: string, value: unknown, record = '') =>
    textsOf(value, record).map((found) => ({ file: `content/${file}`, ...found }));
  return [
    ...CONTENT_FILES.flatMap(([part, file, record]) => inFile(file, parts[part], record)),
    ...Object.entries(parts.pages as object).flatMap(([page, value]) =>
      inFile(PAGE_FILES[page] ?? `pages (${page})`, value),
    ),
  ];
}

/** The files at these paths and below them, relative to the project; a missing path has none. */
async function filesAt(places: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    places.map(async (place) => {
      const at = path.join(root, place);
      if (!existsSync(at)) return [];
      if ((await stat(at)).isFile()) return [place];
      const entries: Dirent[] = await readdir(at, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
    }),
  );
  return found.flat().map((file) => file.replaceAll(path.sep, '/'));
}

async function readPictures() {
  const files = await filesAt(PICTURE_PLACES);
  return Promise.all(
    files.sort().map(async (file) => {
      const bytes = await readFile(path.join(root, file));
      return { file, sha256: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
}

const changedAt = async (file: string) => (await stat(path.join(root, file))).mtimeMs;

async function readNewestSource() {
  const files = (await filesAt(SOURCES)).filter((file) => !NOT_SOURCES.test(file));
  const dated = await Promise.all(
    files.map(async (file) => ({ file, changedAt: await changedAt(file) })),
  );
  return dated.reduce((newest, next) => (next.changedAt > newest.changedAt ? next : newest));
}

async function readExport(): Promise<LaunchFacts['out']> {
  const home = 'out/index.html';
  if (!existsSync(path.join(root, home))) return null;
  const texts = (await filesAt(['out'])).filter((file) => TEXT_FILES.test(file)).sort();
  const files = await Promise.all(
    texts.map(async (file) => [
      file.slice('out/'.length),
      await readFile(path.join(root, file), 'utf8'),
    ]),
  );
  return { builtAt: await changedAt(home), files: Object.fromEntries(files) };
}

function readGivenSettings(): LaunchFacts['settings'] {
  try {
    return loadSettings();
  } catch (error) {
    return { error: (error as Error).message.replace(/^Settings: /, '') };
  }
}

export async function readFacts(): Promise<LaunchFacts> {
  return {
    settings: readGivenSettings(),
    words: wordsOf(content),
    securityDue: securityDue(new Date(), { email: site.email, ...security }),
    pictures: await readPictures(),
    newestSource: await readNewestSource(),
    out: await readExport(),
  };
}
