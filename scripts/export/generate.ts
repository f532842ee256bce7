/**
 * Generates the files that pages import or link to: pictures, glaze, fonts, logo, icons, social cards,
 * license notices and the demonstration form. Pictures and cards that have not changed are not made
 * again. Runs before `next build` and `next dev`. If settings or content are invalid, stops before
 * anything is generated.
 */
import type { Entries } from '@/lib/entries/read';
import { shownEntries } from '@/lib/pages/entryFiles';
import { isMain, stop } from '@/scripts/command';
import { warn, type Advice } from '@/scripts/content/advice';
import { check } from '@/scripts/export/check';
import { loadSettings } from '@/scripts/export/settings';

import { makeCards } from './cards';
import { makeDemoForm } from './demo-form';
import { makeFonts } from './fonts';
import { keepOnly } from './generated';
import { makeGlaze } from './glaze';
import { alone } from './lock';
import { makeMark } from './mark';
import { makeLicenses } from './licenses';
import { makePictures } from './pictures';

/** Each returns the files that it made. */
const MAKERS: readonly ((advice: Advice[], entries: Entries) => Promise<string[]>)[] = [
  makePictures,
  makeGlaze,
  makeFonts,
  makeMark,
  makeCards,
  makeLicenses,
  makeDemoForm,
];

/** @param drafts whether to include entries that are hidden on the live site, for `next dev` */
export async function generate(drafts = false) {
  await check();
  const entries = shownEntries(drafts || loadSettings().drafts);
  const files: string[] = [];
  const advice: Advice[] = [];
  for (const make of MAKERS) files.push(...(await make(advice, entries)));
  warn(advice);
  await keepOnly({ files, advice });
}

if (isMain(import.meta.url)) alone(() => generate(process.argv.includes('--drafts'))).catch(stop);
