/**
 * In: out/, as `next build` leaves it. Out: the same, fit for every static host.
 * Runs after the build (postbuild), because Next.js writes X.html beside a directory X/, at which
 * hosts that look for a directory first answer 403, 404 or a listing: X/index.html answers there.
 * The demonstration form goes where a real form service is configured.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { isMain, root, stop } from './process';
import { loadSettings } from './settings';

const OUT = path.join(root, 'out');
const DEMO_FORM = 'forms/wtl/demo/index.html';

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

async function main() {
  const { leadForm } = loadSettings();
  if (!leadForm.demo) {
    await rm(path.join(OUT, 'forms'), { recursive: true, force: true });
  } else if (!existsSync(path.join(OUT, DEMO_FORM))) {
    throw new Error(
      `out/${DEMO_FORM} is missing: restore public/${DEMO_FORM}, or configure a form service`,
    );
  }

  const files = await readdir(OUT, { recursive: true });
  for (const [from, to] of directoryTwins(files.map((file) => file.replaceAll(path.sep, '/')))) {
    await mkdir(path.dirname(path.join(OUT, to)), { recursive: true });
    await copyFile(path.join(OUT, from), path.join(OUT, to));
  }
  // GitHub Pages leaves out names with a leading underscore (_next) unless this file is there.
  await writeFile(path.join(OUT, '.nojekyll'), '');
}

if (isMain(import.meta.url)) main().catch(stop);
