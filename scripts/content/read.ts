/** Reads everything in content/, for the content check. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { filesIn, isSystemFile } from '@/scripts/files';

import { valuesIn } from './values';

/**
 * The exports of each module in content/, keyed by its path below content/. A list in JSON replaces the
 * module that reads it. A Markdown file has its text.
 */
export type Content = Readonly<Record<string, object>>;

/**
 * A string and where to edit it: the file, such as `content/site.ts`, and the record in that file,
 * such as `site.social[0].href`.
 */
export type Word = { file: string; record: string; text: string };

/** @throws Error if the file is not valid JSON */
async function readList(folder: string, file: string): Promise<object> {
  try {
    const text = await readFile(path.join(folder, file), 'utf8');
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`content/${file} is not valid JSON (${(error as Error).message}): correct it`);
  }
}

/** @throws Error with one line if the module cannot be imported */
async function readModule(folder: string, file: string): Promise<object> {
  try {
    return await import(`@/${folder}/${file}`);
  } catch (error) {
    const reason = (error as Error).message.replace(/\s*\n\s*/g, ' ');
    throw new Error(
      `content/${file} cannot be read (${reason}): correct it, or a file that it imports`,
    );
  }
}

function rankOf(file: string): number {
  if (file === 'site.ts') return 0;
  return /(^|\/)pages\//.test(file) ? 2 : 1;
}

async function readAny(folder: string, file: string): Promise<object> {
  if (file.endsWith('.json')) return readList(folder, file);
  if (file.endsWith('.ts')) return readModule(folder, file);
  return { text: await readFile(path.join(folder, file), 'utf8') };
}

/** A list, such as `lists/services.ts`, is after the files in the folder of its name. */
const sortKey = (file: string) => `${rankOf(file)} ${file.replace(/\.\w+$/, '~')}`;

/**
 * Returns the content with site.ts first, and pages/ and lists of files last, so that `wordsOf` names the file in which words are
 * that others import.
 *
 * @param folder the folder of the content, such as `content`
 */
export async function readContent(folder: string): Promise<Content> {
  const all = (await filesIn(folder)).filter((file) => !isSystemFile(file));
  const files = all
    .filter((file) => /(?<!\.test)\.ts$|\.json$|\.md$/.test(file))
    .filter((file) => !file.endsWith('.ts') || !all.includes(file.replace(/ts$/, 'json')))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const content = files.map(async (file) => [file, await readAny(folder, file)] as const);
  return Object.fromEntries(await Promise.all(content));
}

/**
 * Returns all strings in the content. If two files export the same record, its strings are returned only
 * once.
 */
export function wordsOf(content: Content): Word[] {
  const seen = new Set<unknown>();
  return Object.entries(content).flatMap(([file, exports]) =>
    [...valuesIn(exports, seen)].flatMap(({ place, value }) =>
      typeof value === 'string' ? { file: `content/${file}`, record: place, text: value } : [],
    ),
  );
}
