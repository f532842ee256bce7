/**
 * Generates the files that pages import or link to: glaze, fonts, logo, icons, social cards
 * and license notices. Runs before `next dev` and `next build`. If settings or content are invalid, stops
 * before anything is generated.
 */
import { rm } from 'node:fs/promises';

import { env } from '@/lib/env';
import { isMain, stop } from '@/scripts/command';
import { check } from '@/scripts/export/check';
import { GENERATED_FOLDERS } from '@/scripts/files';

import { makeCards } from './cards';
import { makeMark } from './mark';
import { makePaths } from './paths';

/** @param drafts whether to include entries that are hidden on the live site, for `next dev` */
export async function generate(drafts = false) {
  await check({ drafts });
  const withDrafts = drafts || env().drafts;
  // Everything in public/ is deployed, so nothing of an earlier run may stay, such as the card of a draft.
  for (const folder of GENERATED_FOLDERS) await rm(folder, { recursive: true, force: true });
  await makePaths(withDrafts);
  await makeMark();
  await makeCards(withDrafts);
}

if (isMain(import.meta.url)) generate(process.argv.includes('--drafts')).catch(stop);
