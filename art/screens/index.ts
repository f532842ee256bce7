import { readFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';

import sharp from 'sharp';

import { openPage, origin, settle, withBrowser } from '@/art/lib/browser';
import { report } from '@/art/lib/master';
import { at } from '@/art/lib/paths';
import { productFiles } from '@/art/lib/products';
import { tiles } from '@/art/palette';
import { recolored } from '@/scripts/export/glaze';

/** Generates the backgrounds of the product pictures: a color and an SVG edge for each tile. */
export const grounds = (): Record<string, string> => {
  const colors = Object.entries(tiles).map(([name, { body }]) => `--${name}:${body};`);
  const edge = readFileSync(at('scripts/export/glaze/edge-malachite.svg'), 'utf8');
  const edges = Object.entries(tiles).map(([name, { body, light, dark }]) => {
    const glaze = { '#12382d': body, '#4d8d75': light, '#0a241c': dark };
    return [`${name}.svg`, recolored(edge, glaze)] as const;
  });
  return { 'tiles.css': `:root{${colors.join('')}}`, ...Object.fromEntries(edges) };
};

/**
 * Captures the twelve product pictures at twice their layout size of 640 by 480 px. The JPEGs are
 * saved at high quality, because the build makes WebP variants from them. If numbers are given, as
 * in `screens 04 11`, captures only those pictures.
 */
export const screens = (only: string[] = []): Promise<void> =>
  withBrowser(async (browser) => {
    await mkdir(at('public/product'), { recursive: true });
    const page = await openPage(browser, 640, 480, { deviceScaleFactor: 2, made: grounds() });
    const sources = (await readdir(at('art/screens'))).filter((name) => name.endsWith('.html'));
    for (const source of sources.sort()) {
      const number = source.slice(0, 2);
      const file = productFiles[Number(number) - 1];
      if (!file || (only.length > 0 && !only.includes(number))) continue;
      await page.goto(`${origin}/art/screens/${source}`, { waitUntil: 'networkidle' });
      await settle(page);
      const picture = await page.screenshot();
      const path = `public/product/${file}`;
      await sharp(picture)
        .jpeg({ quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true })
        .toFile(at(path));
      await report(path);
    }
  });
