/**
 * In: the title of each indexable page, the company's name and tagline, the mark, the design tokens
 * and the picture of the tiles. Out: the social cards in public/social. A stamp contains a hash of
 * all inputs, so that unchanged cards are not rendered again. Runs before `next build`, which
 * copies public/.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { socialCardFile } from '@/lib/seo/metadata';
import tokens from '@/tailwind.config';

import { card, CARD_SOURCES } from './card';
import { staticFonts } from './card-text';
import { MARK, parseMark } from './mark';
import { FONT } from '@/scripts/policy/font';
import { isMain, root, stop } from '@/scripts/process';

const FOLDER = 'public/social';
/** Next.js keeps this folder between builds. */
const STAMP = '.next/cache/social-cards.stamp';
const CODE = ['scripts/build/card.ts', 'scripts/build/card-text.ts', 'scripts/policy/font.ts'];
const { colors } = tokens.theme;

async function main() {
  const cards = routes.filter(({ indexable }) => indexable);
  const sources = [MARK, FONT.source, ...CODE, ...CARD_SOURCES];
  const hash = createHash('sha256').update(
    JSON.stringify([site.name, site.tagline, cards, colors]),
  );
  for (const source of sources) hash.update(await readFile(path.join(root, source)));
  const stamp = hash.digest('hex');
  const stampFile = path.join(root, STAMP);
  const names = cards.map((route) => `public${socialCardFile(route)}`);
  const isFresh = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp;
  if (isFresh && names.every((name) => existsSync(path.join(root, name)))) return;

  const fonts = await staticFonts();
  const mark = parseMark(await readFile(path.join(root, MARK), 'utf8'));
  await rm(path.join(root, FOLDER), { recursive: true, force: true });
  await mkdir(path.join(root, FOLDER), { recursive: true });
  for (const [index, { title }] of cards.entries())
    await writeFile(path.join(root, names[index]!), await card(fonts, mark, title, index));
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, stamp);
}

if (isMain(import.meta.url)) main().catch(stop);
