/**
 * Draws a social card with the mark, the company name, the title, three tiles, and the tagline on a
 * band of glaze. next/og renders the text, because sharp ignores font files on macOS
 * (https://github.com/lovell/sharp/issues/4577).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import subsetFont from 'subset-font';

import { site } from '@/content/site';
import { root } from '@/scripts/process';
import tokens from '@/tailwind.config';

import { glyphs, readFont } from './font';
import type { Mark } from './mark';

const WIDTH = 1200;
const HEIGHT = 630;
const TILES = 'art/masters/hero-tiles.webp';
/** The master contains twelve tiles side by side. */
const TILE_WIDTH = 200;
/** Maximum size of a card in bytes. Messaging apps ignore large pictures. */
const LARGEST = 120 * 1024;

const { colors } = tokens.theme;
const BANDS = [
  { edge: 'malachite', ground: colors.malachite.DEFAULT, text: colors.ondark.DEFAULT },
  { edge: 'ember', ground: colors.ember.DEFAULT, text: colors.onember },
  { edge: 'tenmoku', ground: colors.tenmoku, text: colors.ondark.DEFAULT },
] as const;

const file = (name: string) => readFile(path.join(root, name));

/**
 * Returns three pictures of one tile each, with their positions on the card. At the left and right
 * edges of each picture, the shadow of the tile fades out.
 */
async function tiles(first: number) {
  const fade = `<svg width="${TILE_WIDTH}" height="508"><defs><linearGradient id="a"><stop offset="0" stop-opacity="0"/><stop offset=".06"/><stop offset=".93"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`;
  const picks = [0, 5, 9].map((step) => (first + step) % 12);
  return Promise.all(
    picks.map(async (tile, index) => ({
      input: await sharp(await file(TILES))
        .extract({ left: tile * TILE_WIDTH, top: 0, width: TILE_WIDTH, height: 508 })
        .ensureAlpha()
        .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left: WIDTH - 22 - (3 - index) * TILE_WIDTH,
      top: 0,
    })),
  );
}

type Text = {
  text: string;
  /** Font sizes to try, in px, from largest to smallest. */
  sizes: readonly number[];
  weight: 500 | 600;
  leading: number;
  color: string;
  width: number;
  height: number;
};

/** next/og does not support variable fonts, so each weight becomes a separate font. */
export async function staticFonts() {
  const font = await readFont();
  const weights = [500, 600] as const;
  return Promise.all(
    weights.map(async (weight) => ({
      name: 'Sans',
      weight,
      data: await subsetFont(font, glyphs, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      }),
    })),
  );
}
type Fonts = Awaited<ReturnType<typeof staticFonts>>;

/**
 * Renders text in the largest size that fits.
 *
 * @throws Error if even the smallest size does not fit, because text must not be cut off
 */
async function textLayer(fonts: Fonts, where: string, wanted: Text) {
  const { text, sizes, weight, leading, color, width, height } = wanted;
  const [unknown] = [...text].filter((letter) => !glyphs.includes(letter));
  if (unknown) {
    // next/og would download a font from Google for a missing glyph.
    throw new Error(
      `${where}: “${text}” contains “${unknown}”, which the font of the social cards does not have: replace the character, or use another font in scripts/policy/font.ts`,
    );
  }
  for (const fontSize of sizes) {
    const style = {
      ...{ display: 'flex', color, fontFamily: 'Sans', fontWeight: weight, fontSize },
      ...{ lineHeight: leading, letterSpacing: `${fontSize > 50 ? -0.04 : -0.015}em`, width },
    };
    // Render on a larger canvas than the box, to detect text that does not fit.
    const size = { width: width * 2, height: height * 3 };
    const made = new ImageResponse(
      { type: 'div', key: null, props: { style, children: text } },
      { ...size, fonts },
    );
    const image = Buffer.from(await made.arrayBuffer());
    const { info } = await sharp(image).trim().toBuffer({ resolveWithObject: true });
    const inkRight = info.width - (info.trimOffsetLeft ?? 0);
    const inkBottom = info.height - (info.trimOffsetTop ?? 0);
    if (inkRight <= width && inkBottom <= height) {
      const ink = { width, height: Math.ceil(inkBottom) };
      return {
        input: await sharp(image)
          .extract({ left: 0, top: 0, ...ink })
          .toBuffer(),
        ...ink,
      };
    }
  }
  throw new Error(`${where}: “${text}” is too long for its social card: shorten it`);
}

/**
 * Splits a title into a headline and the rest. Removes the company name, which the card shows next
 * to the mark.
 */
export function splitTitle(title: string): [string, string] {
  const [headline = title, ...rest] = title.split(': ').filter((part) => part !== site.name);
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  return [capital(headline), capital(rest.join(': '))];
}

export async function card(
  fonts: Fonts,
  mark: Mark,
  title: string,
  index: number,
): Promise<Buffer> {
  const { edge, ground, text } = BANDS[index % BANDS.length]!;
  const ink = colors.ink.DEFAULT;
  const [headline, rest] = splitTitle(title);
  const where = 'content/routes.ts title';
  const scale = Math.min(52 / mark.height, 90 / mark.width);
  const logo = { width: mark.width * scale, height: mark.height * scale };
  const name = await textLayer(fonts, 'content/site.ts name', {
    ...{ text: site.name, weight: 600, color: ink, sizes: [40, 32], leading: 1.3 },
    ...{ width: 420, height: 56 },
  });
  const below = rest
    ? await textLayer(fonts, where, {
        text: rest,
        weight: 500,
        color: colors.ink.soft,
        sizes: [38, 32],
        leading: 1.25,
        width: 510,
        height: 110,
      })
    : null;
  const above = await textLayer(fonts, where, {
    ...{ text: headline, weight: 600, color: ink, sizes: [116, 100, 86, 76, 66, 58], leading: 1 },
    ...{ width: 520, height: below ? 210 : 330 },
  });
  const line = await textLayer(fonts, 'content/site.ts tagline', {
    text: site.tagline,
    weight: 500,
    color: text,
    sizes: [30, 24],
    leading: 1.3,
    width: 1080,
    height: 40,
  });
  const bottom = HEIGHT - 150 - (below ? below.height + 26 : 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${logo.width}" height="${logo.height}" color="${ink}"><svg${mark.attributes}>${mark.shapes}</svg></svg>`;
  const picture = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: colors.porcelain },
  })
    .composite([
      ...(await tiles(index * 2)),
      {
        input: Buffer.from(
          `<svg width="${WIDTH}" height="72"><rect width="100%" height="100%" fill="${ground}"/></svg>`,
        ),
        left: 0,
        top: HEIGHT - 72,
      },
      {
        input: await sharp(await file(`public/glaze/edge-${edge}.svg`))
          .extract({ left: (index * 37) % 240, top: 0, width: WIDTH, height: 64 })
          .png()
          .toBuffer(),
        left: 0,
        top: HEIGHT - 136,
      },
      { input: Buffer.from(svg), left: 60, top: 52 },
      { input: name.input, left: Math.round(60 + logo.width + 15), top: 54 },
      { input: above.input, left: 56, top: bottom - above.height },
      ...(below ? [{ input: below.input, left: 60, top: HEIGHT - 150 - below.height }] : []),
      { input: line.input, left: 60, top: HEIGHT - 62 },
    ])
    .png()
    .toBuffer();
  for (let quality = 92; quality > 50; quality -= 6) {
    const jpeg = await sharp(picture)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= LARGEST) return jpeg;
  }
  throw new Error(
    `The card of “${title}” is larger than ${LARGEST} bytes: use a picture with less detail for ${TILES}`,
  );
}
