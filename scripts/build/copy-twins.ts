/**
 * In: out/, as `next build` leaves it. Out: each X.html also as X/index.html.
 * Next.js writes X.html beside a directory X/, at which hosts that look for a directory first answer
 * 403, 404 or a listing: X/index.html answers there. Runs when the pages are final, so that both are
 * the same.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Pages that no one asks for by directory. */
const WITHOUT_TWIN = ['404', '_not-found', 'index'];

/** The copies to make, [from, to], of pages and of the data that the router loads for them. */
export function directoryTwins(files: readonly string[]): [string, string][] {
  const routes = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .filter((route) => !WITHOUT_TWIN.includes(path.posix.basename(route)));
  return routes.flatMap((route) =>
    ['html', 'txt']
      .filter((extension) => files.includes(`${route}.${extension}`))
      .map((extension): [string, string] => [
        `${route}.${extension}`,
        `${route}/index.${extension}`,
      ]),
  );
}

export async function copyTwins(out: string, files: readonly string[]) {
  for (const [from, to] of directoryTwins(files)) {
    await mkdir(path.dirname(path.join(out, to)), { recursive: true });
    await copyFile(path.join(out, from), path.join(out, to));
  }
}
