/**
 * Generates the files that pages import or link to: pictures, glaze, font, logo, icons, social cards,
 * license notices and the demonstration form. Prints advice on them, even if they
 * are up to date. Runs before `next build` and `next dev`. If settings or content are invalid, stops
 * before anything is generated.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildSync } from 'esbuild';

import { brands } from '@/content/collections/brands';
import { allOf, type Entries } from '@/lib/entries/read';
import { isMain, root, stop } from '@/scripts/command';
import { shownEntries } from '@/lib/pages/entryFiles';
import { check } from '@/scripts/export/check';
import { loadSettings } from '@/scripts/export/settings';
import { warn, type Finding } from '@/scripts/content/advice';
import { isMaster, PICTURES } from '@/scripts/policy/pictures';

import { filesAt, hashFiles, readGenerated, writeGenerated, type Generated } from './stamp';

/** The modules of this script and of all makers, as files of the project. */
const modules = () =>
  Object.keys(
    buildSync({
      entryPoints: [fileURLToPath(import.meta.url)],
      absWorkingDir: fileURLToPath(new URL('../..', import.meta.url)),
      outdir: 'out',
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    }).metafile.inputs,
  );

/**
 * The inputs of the generated files. The lock file is included because it contains the versions of
 * the packages that generate them.
 */
async function inputs() {
  const folders = new Set(PICTURES.map(({ master }) => path.posix.dirname(master)));
  const masters = (await filesAt([...folders])).filter(isMaster);
  const logos = brands.map(({ logo }) => `public${logo}`);
  const read = ['app/styles', 'scripts/export/demo-form.css', 'scripts/export/glaze'];
  return [...modules(), ...read, 'content', 'package-lock.json', ...masters, ...logos];
}

async function makeFiles(entries: Entries): Promise<Pick<Generated, 'files' | 'advice'>> {
  // Import these modules only when needed. In most runs, all files are up to date.
  const { makePictures } = await import('./pictures');
  const { makeGlaze } = await import('./glaze');
  const { makeFont } = await import('./font');
  const { makeMark } = await import('./mark');
  const { makeCards } = await import('./cards');
  const { makeNotices } = await import('./notices');
  const { makeDemoForm } = await import('./demo-form');
  const files: string[] = [];
  const advice: Finding[] = [];
  const makers: readonly ((advice: Finding[], entries: Entries) => Promise<string[]>)[] = [
    makePictures,
    makeGlaze,
    makeFont,
    makeMark,
    makeCards,
    makeNotices,
    makeDemoForm,
  ];
  for (const make of makers) files.push(...(await make(advice, entries)));
  return { files, advice };
}

/**
 * Generates the files if an input has changed since the last run, or if a file is missing.
 *
 * @param drafts whether to include entries that are hidden on the live site, for `next dev`
 */
export async function generate(drafts = false) {
  await check();
  const settings = loadSettings();
  const entries = shownEntries(drafts || settings.drafts);
  // Which entries are shown also depends on the date and the settings.
  const shown = allOf(entries).map(({ file }) => file);
  const sources = [await hashFiles(await inputs()), ...shown].join(' ');
  const last = await readGenerated();
  const isFresh =
    last?.sources === sources && last.files.every((file) => existsSync(path.join(root, file)));
  // Before anything is made, so that a build that is running stops, and an interrupted run is not fresh.
  if (last) await writeGenerated({ ...last, settings, sources: isFresh ? sources : '' });
  const now = isFresh ? last : { settings, sources, ...(await makeFiles(entries)) };
  warn(now.advice);
  if (isFresh) return;
  // Everything in public/ is deployed, so delete what an earlier version of the sources made.
  for (const file of last?.files ?? [])
    if (!now.files.includes(file)) await rm(path.join(root, file), { force: true });
  await writeGenerated(now);
}

if (isMain(import.meta.url)) generate(process.argv.includes('--drafts')).catch(stop);
