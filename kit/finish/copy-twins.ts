/**
 * Copies each X.html in out/ to X/index.html. Next.js also creates a directory X/, for which some
 * hosts return 403, 404 or a directory listing unless it contains an index.html. Runs when the
 * pages are final, so that both files are the same.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Pages that are never requested as a directory. */
const WITHOUT_TWIN = /(^|\/)(404|_not-found|index)\.html$/;

/** Returns the files to copy: pages, and the data that the router loads for them. */
export const directoryTwins = (files: readonly string[]): [from: string, to: string][] =>
  files
    .filter((file) => file.endsWith('.html') && !WITHOUT_TWIN.test(file))
    .flatMap((page) => [page, page.replace(/html$/, 'txt')])
    .filter((file) => files.includes(file))
    .map((file) => [file, file.replace(/\.(html|txt)$/, '/index.$1')]);

export async function copyTwins(out: string, files: readonly string[]) {
  for (const [from, to] of directoryTwins(files)) {
    await mkdir(path.dirname(path.join(out, to)), { recursive: true });
    await copyFile(path.join(out, from), path.join(out, to));
  }
}
