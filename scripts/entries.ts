/**
 * The Markdown files in content/, for scripts, tests and next.config.mjs. The pages read the same
 * files through the bundler (app/entries.ts).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { entryLists } from '@/content/entryLists';
import { site } from '@/content/site';
import { entryRoutes } from '@/lib/entries/pages';
import {
  allOf,
  collections,
  isHidden,
  readEntries,
  visibleEntries,
  type Entries,
} from '@/lib/entries/read';
import { root } from '@/scripts/command';

const filesOf = (folder: string) =>
  existsSync(path.join(root, 'content', folder))
    ? readdirSync(path.join(root, 'content', folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => `${folder}/${name}`)
    : [];

/** @throws Error with one line per mistake in the files */
export const allEntries = (): Entries =>
  readEntries(
    Object.fromEntries(
      collections
        .flatMap(filesOf)
        .map((file) => [file, readFileSync(path.join(root, 'content', file), 'utf8')]),
    ),
  );

/** @param drafts whether the build also shows what is hidden on the live site */
export const shownEntries = (drafts: boolean) => visibleEntries(allEntries(), drafts, new Date());

export const entryPages = (drafts: boolean) =>
  entryRoutes(entryLists, shownEntries(drafts), site.name);

/** The files that the live site does not show today. With the date, it follows from the sources. */
export const hiddenToday = () =>
  allOf(allEntries())
    .filter((entry) => isHidden(entry, new Date()))
    .map(({ file }) => file);
