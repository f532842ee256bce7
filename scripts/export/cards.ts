/**
 * Writes a social card for each indexable page to public/social: the mark, the company name, the
 * title of the page, three tiles or the picture of the hero, and the tagline on a band of glaze. next/og draws the text, because
 * sharp ignores font files on macOS (https://github.com/lovell/sharp/issues/4577). Text that is too
 * long ends with an ellipsis. Text with letters that the font does not have is left out, because
 * next/og would load a font for them from Google.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { ImageResponse } from 'next/og';
import sharp, { type OutputInfo } from 'sharp';

import { collections } from '@/content/collections';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { entryRecords } from '@/lib/pages/entries';
import type { PageRecord } from '@/lib/pages/record';
import type { Entries } from '@/lib/entries/read';
import { socialCardFile } from '@/lib/seo/metadata';
import { CONTENT, root } from '@/scripts/command';
import type { Advice } from '@/scripts/content/advice';
import { readContent, wordsOf, type Word } from '@/scripts/content/read';
import { type Drawing, keepCached } from '@/scripts/export/cache';
import { findMaster } from '@/scripts/export/pictures';
import { type Made, recordFiles } from '@/scripts/export/generated';
import { hashFiles } from '@/scripts/files';
import { FAMILIES } from '@/scripts/policy/fonts';
import { HERO_PICTURE } from '@/scripts/policy/pictures';
import tokens from '@/tailwind.config';

import { familyFor } from './fontFamilies';
import { lettersFor, staticFonts, type Letters } from './fonts';
import { MARK, parseMark, type Mark } from './mark';

const SIZE = { width: 1200, height: 630 };
/** The strip contains twelve tiles of this width, in px. */
const TILE_WIDTH = 200;
/** Maximum size of a card in bytes. Messaging apps ignore large pictures. */
const LARGEST = 120 * 1024;

const UNREADABLE_FONT = 'FAMILIES: cannot be drawn on social cards, which have no text now';

const { colors } = tokens.theme;
/** The height of the edge of the band: none if edges are plain. */
const EDGE = parseFloat(tokens.theme.extend.spacing.edge);
const BANDS = [
  { edge: 'malachite', ground: colors.band.DEFAULT, text: colors.ondark.DEFAULT },
  { edge: 'ember', ground: colors.accent.DEFAULT, text: colors.onaccent },
  { edge: 'tenmoku', ground: colors.dark, text: colors.ondark.DEFAULT },
] as const;
const bandOf = (index: number) => BANDS[index % BANDS.length]!;

/**
 * Splits a title into a headline and the rest. Removes the company name, which the card shows next
 * to the mark.
 */
export function splitTitle(title: string): [string, string] {
  const [headline = title, ...rest] = title.split(': ').filter((part) => part !== site.name);
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  return [capital(headline), capital(rest.join(': '))];
}

/**
 * Returns the first of these font sizes at which a text probably fits into a box, or else the last
 * one. Half the font size is a little more than the average width of a letter.
 */
function fontSizeFor(text: string, sizes: readonly number[], width: number, height: number) {
  const fits = (size: number) => {
    const room = width / (size / 2);
    let lines = 1;
    let used = 0;
    for (const { length } of text.split(' ')) {
      if (length > room) return false;
      if (used + length > room) [lines, used] = [lines + 1, 0];
      used += length + 1;
    }
    return lines * size <= height;
  };
  return sizes.find(fits) ?? sizes.at(-1)!;
}

/** The letters of each font family that the cards use. */
type LettersByRole = { text: Letters; headings?: Letters };

export async function lettersByRole(words: readonly Word[]): Promise<LettersByRole> {
  const headings = familyFor('headings');
  return {
    text: await lettersFor(familyFor('text'), words),
    headings: headings && (await lettersFor(headings, words)),
  };
}

const cardFonts = async (letters: LettersByRole) =>
  (
    await Promise.all(
      FAMILIES.map((family) => staticFonts(family, letters[family.role]!, [500, 600])),
    )
  ).flat();

/** The elements of a card, as next/og gets them. */
type Style = Record<string, string | number>;
const element = (type: string, style: Style, props: object) => ({
  type,
  key: null,
  props: { style, ...props },
});
const box = (style: Style, ...children: unknown[]) =>
  element('div', { display: 'flex', ...style }, { children });
const text = (content: string, lines: number, style: Style) =>
  content &&
  element(
    'div',
    { display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style },
    { children: content },
  );

function textLayer(
  title: string,
  band: (typeof BANDS)[number],
  mark: Mark,
  letters: LettersByRole,
) {
  const shown = (words: string, { main, more }: Letters = letters.text) =>
    [...words.normalize('NFC')].every((letter) => (main + more).includes(letter)) ? words : '';
  const [first, second] = splitTitle(title);
  const headline = shown(first, letters.headings);
  const rest = shown(second);
  const scale = Math.min(52 / mark.height, 90 / mark.width);
  const logo = { width: mark.width * scale, height: mark.height * scale };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${logo.width}" height="${logo.height}" color="${colors.ink.DEFAULT}"><svg${mark.attributes}>${mark.shapes}</svg></svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const long = site.name.length > 20;
  const fontSize = fontSizeFor(headline, [116, 100, 86, 76, 66, 58, 48], 510, rest ? 210 : 330);
  return box(
    { ...SIZE, fontFamily: 'text, more-text', position: 'relative', color: colors.ink.DEFAULT },
    box(
      {
        position: 'absolute',
        left: 60,
        top: 40,
        height: 76,
        width: 510,
        alignItems: 'center',
      },
      element('img', { marginRight: 15 }, { ...logo, src }),
      text(shown(site.name), 2, {
        flex: 1,
        fontWeight: 600,
        fontSize: long ? 30 : 40,
        letterSpacing: '-0.015em',
        lineHeight: 1.15,
      }),
    ),
    box(
      {
        position: 'absolute',
        left: 58,
        bottom: 148,
        width: 520,
        height: 346,
        flexDirection: 'column',
        justifyContent: 'flex-end',
      },
      text(headline, Math.floor((rest ? 210 : 330) / fontSize), {
        ...(letters.headings && { fontFamily: 'headings, more-headings' }),
        fontWeight: 600,
        fontSize,
        letterSpacing: '-0.04em',
        lineHeight: 1,
      }),
      text(rest, 2, {
        marginTop: 22,
        fontWeight: 500,
        fontSize: 36,
        letterSpacing: '-0.015em',
        lineHeight: 1.25,
        color: colors.ink.soft,
      }),
    ),
    text(shown(site.tagline), 1, {
      position: 'absolute',
      left: 60,
      bottom: 22,
      width: 1080,
      color: band.text,
      fontWeight: 500,
      fontSize: 30,
      letterSpacing: '-0.015em',
      lineHeight: 1.3,
    }),
  );
}

/**
 * Returns the pictures on a card, with their positions: a part of the picture of the hero, or three
 * tiles. At the left and right edges of each tile, its shadow fades out.
 */
async function art(picture: Buffer, first: number) {
  if (home.hero.picture) {
    const [width, height] = [SIZE.width - 610, SIZE.height - 72];
    const input = await sharp(picture).autoOrient().resize({ width, height, fit: 'cover' });
    return [{ input: await input.png().toBuffer(), left: 610, top: 0 }];
  }
  const fade = `<svg width="${TILE_WIDTH}" height="508"><defs><linearGradient id="a"><stop offset="0" stop-opacity="0"/><stop offset=".06"/><stop offset=".93"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`;
  const picks = [0, 5, 9].map((step) => (first + step) % 12);
  return Promise.all(
    picks.map(async (tile, index) => ({
      input: await sharp(picture)
        .extract({ left: tile * TILE_WIDTH, top: 0, width: TILE_WIDTH, height: 508 })
        .ensureAlpha()
        .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left: SIZE.width - 22 - (3 - index) * TILE_WIDTH,
      top: 0,
    })),
  );
}

/**
 * A picture as sharp passes it on without loss: compressing it as a PNG takes as long as drawing a
 * text.
 */
type Uncompressed = { data: Buffer; info: OutputInfo };

/**
 * Returns a JPEG in the best quality that is small enough. With `mozjpeg`, it would have 12% fewer
 * bytes, and take eight times as long.
 */
async function encode({ data, info }: Uncompressed): Promise<Buffer> {
  let jpeg = data;
  for (let quality = 92; quality > 50; quality -= 6) {
    jpeg = await sharp(data, { raw: info })
      .jpeg({ quality, progressive: true, quantisationTable: 3, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (jpeg.length <= LARGEST) break;
  }
  return jpeg;
}

/** How cards are drawn, as files. What they show is in the key of each card. */
const MAKER = ['package-lock.json', 'scripts/export', 'scripts/policy/fonts.ts'];

/**
 * Returns a function for the card with a title. The index chooses its band and tiles. The key of a
 * card changes if anything that it shows changes. If next/og cannot read the font, the cards have no
 * text, and there is one piece of advice.
 *
 * @param picture the picture of the hero
 */
export async function cardMaker({ letters, mark, picture }: Look, advice: Advice[]) {
  const sources = createHash('sha256')
    .update(picture)
    .update(await hashFiles(MAKER));
  const common = sources.digest('hex');
  let fonts: ReturnType<typeof cardFonts> | undefined;
  const grounds = new Map<number, Promise<Uncompressed>>();
  const groundFor = (index: number) => {
    const made = grounds.get(index) ?? ground(index, picture);
    grounds.set(index, made);
    return made;
  };

  return (title: string, index: number) => {
    const band = bandOf(index);
    const layer = textLayer(title, band, mark, letters);
    const facts = JSON.stringify([common, layer, band, index, colors, EDGE]);
    return {
      key: createHash('sha256').update(facts).digest('hex').slice(0, 16),
      draw: async () =>
        draw(
          {
            layer,
            below: await groundFor(index),
            fonts: await (fonts ??= cardFonts(letters)),
          },
          advice,
        ),
    };
  };
}

/** What all cards show. */
type Look = {
  letters: LettersByRole;
  mark: Mark;
  picture: Buffer;
};

type Card = {
  layer: ReturnType<typeof textLayer>;
  below: Uncompressed;
  fonts: Awaited<ReturnType<typeof cardFonts>>;
};

/** Everything but the text. The cards of entries and tags have three of them. */
async function ground(index: number, picture: Buffer): Promise<Uncompressed> {
  const band = bandOf(index);
  const edge = await readFile(path.join(root, `public/glaze/edge-${band.edge}.svg`));
  const crop = { left: (index * 37) % 240, top: 0, width: SIZE.width, height: 64 };
  const foot = `<svg width="${SIZE.width}" height="72"><rect width="100%" height="100%" fill="${band.ground}"/></svg>`;
  return sharp({ create: { ...SIZE, channels: 3, background: colors.page } })
    .composite([
      ...(await art(picture, index * 2)),
      { input: Buffer.from(foot), left: 0, top: SIZE.height - 72 },
      ...(EDGE > 0
        ? [{ input: await sharp(edge).extract(crop).toBuffer(), left: 0, top: SIZE.height - 136 }]
        : []),
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function draw({ layer, below, fonts }: Card, advice: Advice[]) {
  const drawn = await new ImageResponse(layer, { ...SIZE, fonts })
    .arrayBuffer()
    .catch((error: Error) => {
      if (!advice.some(({ found }) => found === UNREADABLE_FONT))
        advice.push({
          file: 'scripts/policy/fonts.ts',
          found: UNREADABLE_FONT,
          remedy: `use a font whose only axis is its weight (${error.message})`,
        });
      return null;
    });
  const card = await sharp(below.data, { raw: below.info })
    .composite(drawn ? [{ input: Buffer.from(drawn), left: 0, top: 0 }] : [])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(card);
}

/** A number that a path always has, so that a new entry or tag changes no other card. */
const numberOf = (path: string) =>
  [...path].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % BANDS.length;

/** Plans a card for each indexable page. In the cache, each is named after its key. */
export async function makeCards(advice: Advice[], entries: Entries): Promise<Made> {
  const cardFor = await cardMaker(
    {
      letters: await lettersByRole(wordsOf(await readContent(CONTENT))),
      mark: parseMark(await readFile(path.join(root, MARK), 'utf8')),
      picture: await readFile(path.join(root, await findMaster(HERO_PICTURE))),
    },
    advice,
  );
  const pages: PageRecord[] = [...routes, ...entryRecords(collections, entries, site.name)];
  const drawings = pages
    .filter(({ indexable }) => indexable)
    .map((route, index): Drawing => {
      const number = route.folder ? numberOf(route.path) : index;
      const { key, draw: make } = cardFor(route.title, number);
      return { kind: 'cards', name: key, file: `public${socialCardFile(route)}`, make };
    });
  const files = drawings.map(({ file }) => file);
  await recordFiles(files);
  const finish = () => {
    // A card without text has advice, which only drawing it gives.
    const isUnreadable = advice.some(({ found }) => found === UNREADABLE_FONT);
    return keepCached('cards', isUnreadable ? [] : drawings.map(({ name }) => name));
  };
  return { files, drawings, finish };
}
