/**
 * Prepares out/ for any static host, with the headers and redirects that the host supports. Runs after
 * `next build` (postbuild). If a check fails, prints the reasons and exits with code 1. The order
 * of the steps matters: finish the pages, add their policies, copy them, write the files for the
 * hosts, check everything.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import type { Settings } from '@/lib/env';
import { root, stop } from '@/scripts/command';
import { loadSettings } from '@/scripts/export/settings';
import { FRAMED_POLICIES } from '@/scripts/policy/csp';
import { FONT } from '@/scripts/policy/font';

import { copyTwins } from './copy-twins';
import { compileFirstScript, DATA_FOLDER, finishPage, isChunk, MEDIA_FOLDER } from './next-html';
import { FORM_STYLES } from './own-form';
import { checkReferences } from './references';
import { writeStamp } from './stamp';
import { writeHostFiles } from './write-host-files';

const OUT = path.join(root, 'out');

/**
 * If a script starts with this comment, Chromium 136 and later versions compile all of its
 * functions in advance on a background thread, instead of one by one when they are called. See
 * docs/performance.md.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

async function addCompileHints(files: readonly string[]) {
  for (const file of files.filter(isChunk).map((name) => path.join(OUT, name)))
    await writeFile(file, COMPILE_HINT + (await readFile(file, 'utf8')));
}

/**
 * Returns whether a file is a page of the site. Other HTML files in public/, such as a site
 * verification file, stay unchanged.
 */
const isPage = (file: string) =>
  file.endsWith('.html') &&
  (file in FRAMED_POLICIES || !existsSync(path.join(root, 'public', file)));

const leavesFrame = (file: string) =>
  routes.some((route) => 'leavesFrame' in route && file === `${route.path.slice(1)}.html`);

async function finishPages(files: readonly string[], settings: Settings) {
  const firstScript = compileFirstScript(settings);
  const read = (url: string) =>
    readFileSync(path.join(OUT, url.slice(settings.basePath.length)), 'utf8');
  await mkdir(path.join(OUT, DATA_FOLDER), { recursive: true });
  for (const file of files) {
    const built = await readFile(path.join(OUT, file), 'utf8');
    try {
      const { html, data } = finishPage(file, built, {
        settings,
        firstScript,
        read,
        leavesFrame: leavesFrame(file),
      });
      await writeFile(path.join(OUT, file), html);
      if (data) await writeFile(path.join(OUT, data.file), data.text);
    } catch (error) {
      throw new Error(`out/${file} ${(error as Error).message}`);
    }
  }
}

/**
 * Makes the site's own form use the font file of the pages, so that a browser loads it only once.
 * Until the build, the form needs a copy, because it cannot know the file name that Next.js
 * generates.
 */
async function shareFont() {
  const copy = path.join(OUT, path.relative('public', FONT.formFile));
  const font = await readFile(copy);
  const media = await readdir(path.join(OUT, MEDIA_FOLDER));
  const isSame = (name: string) => readFileSync(path.join(OUT, MEDIA_FOLDER, name)).equals(font);
  const shared = media.find(isSame);
  if (!shared) throw new Error(`out/${MEDIA_FOLDER} does not contain ${FONT.file}`);
  const styles = path.join(OUT, FORM_STYLES);
  const url = path.posix.join('..', MEDIA_FOLDER, shared);
  await writeFile(
    styles,
    (await readFile(styles, 'utf8')).replace(path.basename(FONT.formFile), url),
  );
  await rm(copy);
}

async function main() {
  const settings = loadSettings();
  // A site with a hosted form does not need the styles and the font of its own form.
  if (settings.leadForm.origins.length > 0)
    await rm(path.join(OUT, 'forms'), { recursive: true, force: true });
  else await shareFont();
  const files = (await readdir(OUT, { recursive: true })).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  await addCompileHints(files);
  await finishPages(files.filter(isPage), settings);
  await copyTwins(OUT, files);
  await writeHostFiles(settings.basePath);
  // Without this file, GitHub Pages ignores names with a leading underscore (_next).
  await writeFile(path.join(OUT, '.nojekyll'), '');
  await checkReferences(OUT, settings);
  await writeStamp(settings);
  if (settings.preview)
    process.stdout.write(
      `Preview (${settings.preview}): no page is indexed, nothing is tracked, and the form is ${settings.leadForm.demo ? 'the demo form' : settings.leadForm.src}. For the live site, set NEXT_PUBLIC_SITE_ENV=production.\n`,
    );
}

main().catch(stop);
