/**
 * Copies each X.html in out/ to X/index.html. Next.js also creates a directory X/, for which some
 * hosts return 403, 404 or a directory listing unless it contains an index.html. With both files, nine
 * servers and services serve X and X/, directly or after one redirect. Runs when the
 * pages are final, so that both files are the same.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { routerDataOf } from '../next';

/** Pages that are never requested as a directory. */
const WITHOUT_INDEX = /(^|\/)(404|_not-found|index)\.html$/;

/** Returns the files to copy: pages, and the data that the router loads for them. */
const directoryIndexes = (files: readonly string[]): [from: string, to: string][] =>
  files
    .filter((file) => file.endsWith('.html') && !WITHOUT_INDEX.test(file))
    .flatMap((page) => [page, routerDataOf(page)])
    .filter((file) => files.includes(file))
    .map((file) => [file, file.replace(/\.(html|txt)$/, '/index.$1')]);

export async function writeDirectoryIndexes(out: string, files: readonly string[]) {
  for (const [from, to] of directoryIndexes(files)) {
    await mkdir(path.dirname(path.join(out, to)), { recursive: true });
    await copyFile(path.join(out, from), path.join(out, to));
  }
}
