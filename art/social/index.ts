import { mkdir, readFile, writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { logo } from '@/art/icons/mark';
import { openPage, origin, settle, withBrowser } from '@/art/lib/browser';
import { report } from '@/art/lib/master';
import { at } from '@/art/lib/paths';
import { ember, glazes, ink, onDark } from '@/art/palette';

interface Card {
  /** The headline, line by line. */
  lines: string[];
  /** Which tiles hang beside it, counted from 1. */
  tiles: number[];
  glaze?: 'malachite' | 'ember' | 'tenmoku';
  /** Where the glaze edge starts, so that no two cards show the same stretch. */
  shift?: number;
  look?: string;
}

const cards: Record<string, Card> = {
  home: {
    lines: ['Your Trusted Partner', 'for Web & Blockchain', 'Development Worldwide'],
    tiles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    look: 'home',
  },
  about: { lines: ['About us'], tiles: [4, 10, 7], glaze: 'malachite' },
  services: { lines: ['Services'], tiles: [3, 6, 1], glaze: 'ember', shift: -300 },
  products: { lines: ['Products'], tiles: [8, 11, 6], glaze: 'tenmoku', shift: -180 },
  faq: {
    lines: ['Frequently', 'Asked', 'Questions'],
    tiles: [9, 3, 4],
    glaze: 'malachite',
    shift: -700,
    look: 'long',
  },
  terms: {
    lines: ['Term &', 'Conditions'],
    tiles: [12, 2, 5],
    glaze: 'tenmoku',
    shift: -820,
    look: 'long',
  },
  contact: { lines: ['Contact', 'Us'], tiles: [11, 9, 10], glaze: 'ember', shift: -860 },
};

const mark = `<svg viewBox="0 0 ${logo.width} ${logo.height}"><path fill="${ink}" fill-rule="evenodd" d="${logo.raw}"/><path fill="${ember}" d="${logo.glaze}"/></svg>Brightkiln`;

/** Messengers drop heavy previews: the best quality that stays below the limit. */
const limit = 120 * 1024;

const encode = async (picture: Buffer): Promise<Buffer> => {
  for (let quality = 94; quality > 60; quality -= 2) {
    // Full colour resolution keeps the letters and the ember edges clean.
    const jpeg = await sharp(picture)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= limit) return jpeg;
  }
  throw new Error('A preview card is too heavy.');
};

/** The template with a card's words, tiles and glaze. */
const fill = (template: string, { lines, tiles, glaze, shift, look }: Card): string => {
  const name = glaze ?? 'tenmoku';
  const text = name === 'ember' ? '#1a0a04' : onDark;
  const values: Record<string, string> = {
    look: look ?? '',
    style: `--body:${glazes[name].body};--text:${text};--shift:${shift ?? 0}px;--edge:url(/public/glaze/edge-${name}.svg)`,
    logo: mark,
    headline: lines.map((line) => line.replace('&', '&amp;')).join('<br>'),
    tiles: tiles.map((n) => `<i style="--n:${n - 1}"></i>`).join(''),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
};

/** Draws the preview cards that messengers and networks show for each page. */
export const social = (): Promise<void> =>
  withBrowser(async (browser) => {
    await mkdir(at('public/social'), { recursive: true });
    const template = await readFile(at('art/social/card.html'), 'utf8');
    const page = await openPage(browser, 1200, 630);
    // The page gets its address first, so that the template's addresses have a root.
    await page.goto(`${origin}/art/social/card.html`);
    for (const [name, card] of Object.entries(cards)) {
      await page.setContent(fill(template, card), { waitUntil: 'networkidle' });
      await settle(page);
      const path = `public/social/${name}.jpg`;
      await writeFile(at(path), await encode(await page.screenshot()));
      await report(path);
    }
  });
