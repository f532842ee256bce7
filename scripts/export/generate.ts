/** Generates what code in the browser knows of the pages. Runs before `next dev` and `next build`. */
import { isMain, loadSettings, stop } from '@/scripts/command';
import { check } from '@/scripts/export/check';

import { makePaths } from './paths';

/** @param drafts whether to include entries that are hidden on the live site, for `next dev` */
export async function generate(drafts = false) {
  await check({ drafts });
  await makePaths(drafts || loadSettings().drafts);
}

if (isMain(import.meta.url)) generate(process.argv.includes('--drafts')).catch(stop);
