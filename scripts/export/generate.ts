/**
 * Generates the files that pages import or link to: pictures, glaze, fonts, logo, icons, social cards
 * and license notices. Pictures and cards that have not changed are not made
 * again. Runs before `next dev`; a build makes pictures and cards while `next build` runs. If settings or
 * content are invalid, stops before anything is generated.
 */
import type { Entries } from '@/lib/entries/read';
import { shownEntries } from '@/lib/pages/entryFiles';
import { isMain, stop } from '@/scripts/command';
import { warn, type Advice } from '@/scripts/content/advice';
import { check, checkRedirects } from '@/scripts/export/check';
import { loadSettings } from '@/scripts/export/settings';

import { draw, place } from './cache';
import { makeCards } from './cards';
import { makeFonts } from './fonts';
import { keepOnly, type Made } from './generated';
import { makeGlaze } from './glaze';
import { alone } from './lock';
import { makeMark } from './mark';
import { makeLicenses } from './licenses';
import { makePictures } from './pictures';

const MAKERS: readonly ((
  advice: Advice[],
  entries: Entries,
) => Promise<Made | readonly string[]>)[] = [
  makePictures,
  makeGlaze,
  makeFonts,
  makeMark,
  makeCards,
  makeLicenses,
];

type Plan = {
  /** Makes the pictures and cards that have changed. Writes only to the cache. */
  draw: () => Promise<void>;
  /** Copies them to public/, and to the folder of an export that has a copy of it. */
  finish: (out?: string) => Promise<void>;
};

/**
 * Generates all but pictures and cards, which pages name but do not read.
 *
 * @param drafts whether to include entries that are hidden on the live site, for `next dev`
 */
export async function prepare(drafts = false): Promise<Plan> {
  await check();
  const entries = shownEntries(drafts || loadSettings().drafts);
  const advice: Advice[] = [];
  const made: Made[] = [];
  for (const make of MAKERS) {
    const result = await make(advice, entries);
    made.push('files' in result ? result : { files: result });
  }
  const files = made.flatMap((each) => each.files);
  const drawings = made.flatMap((each) => each.drawings ?? []);
  await keepOnly({ files, advice });
  await checkRedirects(files);
  return {
    draw: () => draw(drawings),
    finish: async (out) => {
      await place(drawings);
      if (out) await place(drawings, (file) => file.replace('public', out));
      for (const each of made) await each.finish?.();
      warn(advice);
      await keepOnly({ files, advice });
    },
  };
}

/** Generates everything. */
export async function generate(drafts = false) {
  const plan = await prepare(drafts);
  await plan.draw();
  await plan.finish();
}

if (isMain(import.meta.url)) alone(() => generate(process.argv.includes('--drafts'))).catch(stop);
