/**
 * Reads the Markdown files in content/, for pages and scripts. Pages call these functions while they render, so
 * that a reload in `next dev` shows an edit, and a new or deleted file.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cache } from 'react';

import { collections } from '@/content/collections';
import { site } from '@/content/site';
import { readEntries, visibleEntries, type Entries } from '@/lib/entries/read';

import { settings } from './settings';

/** The folder of the owner's content, also in messages, and in what an entry says of its file. */
const CONTENT = 'content';

type MarkdownFile = {
  /** The path in content/, such as `log/larch.md`. */
  name: string;
  absolute: string;
  /** When it was changed, and its size. */
  state: string;
};

/** The Markdown files of a collection. `readEntries` refuses those that do not end with `.md`. */
function filesOf(folder: string, collection: string): MarkdownFile[] {
  const own = path.join(folder, collection);
  if (!existsSync(own)) return [];
  return (
    readdirSync(own)
      // macOS adds metadata, such as `._larch.md`, to drives of other systems.
      .filter((name) => /^[^.].*\.(md|markdown)$/i.test(name))
      .flatMap((name) => {
        const absolute = path.join(own, name);
        const stats = statSync(absolute);
        if (!stats.isFile()) return [];
        return [
          { name: `${collection}/${name}`, absolute, state: `${stats.mtimeMs} ${stats.size}` },
        ];
      })
  );
}

/** The entries of a folder, and the files that they were read from. */
const known = new Map<string, { state: string; entries: Entries<typeof collections> }>();

/**
 * All entries. Each names the file that it was read from. They are read again only if a file has changed.
 *
 * @param content the folder of the content, such as `content`
 * @throws Error with one line per mistake in the files
 */
export function allEntries(content: string): Entries<typeof collections> {
  const folder = path.join(process.cwd(), content);
  const files = Object.keys(collections).flatMap((name) => filesOf(folder, name));
  const state = files.map((file) => `${file.name} ${file.state}`).join('\n');
  const last = known.get(folder);
  if (last?.state === state) return last.entries;
  const texts = files.map(({ name, absolute }) => [name, readFileSync(absolute, 'utf8')] as const);
  const entries = readEntries(collections, Object.fromEntries(texts), site.language);
  known.set(folder, { state, entries });
  return entries;
}

/** @param drafts whether the build also shows what is hidden on the live site */
export const shownEntries = (drafts: boolean) =>
  visibleEntries(allEntries(CONTENT), drafts, new Date());

/** The entries that this build shows. The render of a page looks for changes once. */
export const entries = cache(() => shownEntries(settings().drafts));
