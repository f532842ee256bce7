/**
 * Writes a social card for each indexable page to public/social: the mark, the company name, the title of
 * the page, three tiles or the picture of the hero, and the tagline on a band of glaze. Text that is too
 * long ends with an ellipsis. Text with letters that the font does not have is left out.
 */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import satori, { type Font } from 'satori';
import sharp from 'sharp';

import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { allPages } from '@/lib/catalog/pages';
import { socialCardFile } from '@/lib/pages/record';
import { type CachedFile, writeCached } from '@/scripts/export/cache';
import { findMaster } from '@/scripts/pictures';
import { hashFiles } from '@/scripts/files';
import tokens, { FAMILIES } from '@/tailwind.config';

import { sourcesAt, weightsOf, type Family } from './fontFamilies';
import { lettersOf, type Letters } from './fonts';
import { MARK, parseMark, type Mark } from './mark';

const SIZE = { width: 1200, height: 630 };
/** The room for a headline, in px. */
const HEADLINE = { width: 510, height: 330, heightWithRest: 210 };
/** The strip contains twelve tiles of this width, in px. */
const TILE_WIDTH = 200;
/** The tiles on a card, of those in the strip. */
const TILES = [2, 7, 11];
const BAND_HEIGHT = 72;

const { colors } = tokens.theme;
/** The height of the edge of the band: none if edges are plain. */
const EDGE = parseFloat(tokens.theme.extend.spacing.edge);

/**
 * Splits a title into a headline and the rest. Removes the company name, which the card shows next
 * to the mark.
 */
function splitTitle(title: string): [string, string] {
  const [headline = title, ...rest] = title.split(': ').filter((part) => part !== site.name);
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  return [capital(headline), capital(rest.join(': '))];
}

function largestFontSize({ length }: string): number {
  if (length > 45) return 58;
  return length > 20 ? 66 : 100;
}

/** The font size of a headline, in px, at which its longest word fits. A letter is about 0.55 em wide. */
function fontSizeOf(headline: string): number {
  const longest = Math.max(...headline.split(' ').map(({ length }) => length));
  return Math.min(largestFontSize(headline), HEADLINE.width / (0.55 * longest));
}

/** What all cards show. */
type Look = {
  mark: Mark;
  fonts: Font[];
  letters: Map<Family['role'], Letters>;
};

async function lookOf(mark: Mark): Promise<Look> {
  const look: Look = { mark, fonts: [], letters: new Map() };
  for (const family of FAMILIES) {
    look.letters.set(family.role, await lettersOf(family));
    for (const weight of weightsOf(family))
      for (const file of sourcesAt(weight, family))
        look.fonts.push({
          name: family.role,
          weight: weight as Font['weight'],
          data: await readFile(file),
        });
  }
  return look;
}

const clamp = (lines: number) =>
  ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const;

function Logo({ mark, name }: { mark: Mark; name: string }) {
  const scale = Math.min(52 / mark.height, 90 / mark.width);
  const width = mark.width * scale;
  const height = mark.height * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" color="${colors.ink.DEFAULT}"><svg${mark.attributes}>${mark.shapes}</svg></svg>`;
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return (
    <div style={{ display: 'flex', alignItems: 'center', height: 76, width: HEADLINE.width }}>
      <div style={{ width, height, marginRight: 15, backgroundImage: `url(${url})` }} />
      <div
        style={{
          ...clamp(2),
          flex: 1,
          fontWeight: 600,
          fontSize: name.length > 20 ? 30 : 40,
          lineHeight: 1.15,
        }}
      >
        {name}
      </div>
    </div>
  );
}

function Card({ title, look: { mark, letters } }: { title: string; look: Look }) {
  const headings = letters.has('headings') ? 'headings' : 'text';
  const shown = (words: string, role: Family['role'] = 'text') => {
    const { main, more } = letters.get(role)!;
    const isKnown = (letter: string) => main.has(letter) || more.has(letter);
    return [...words.normalize('NFC')].every(isKnown) ? words : '';
  };
  const [first, second] = splitTitle(title);
  const headline = shown(first, headings);
  const rest = shown(second);
  const fontSize = fontSizeOf(headline);
  const room = rest ? HEADLINE.heightWithRest : HEADLINE.height;
  return (
    <div
      style={{
        height: SIZE.height - 40,
        display: 'flex',
        flexDirection: 'column',
        margin: '40px 60px 0',
        fontFamily: 'text',
        letterSpacing: '-0.015em',
        color: colors.ink.DEFAULT,
      }}
    >
      <Logo mark={mark} name={shown(site.name)} />
      <div
        style={{
          ...clamp(Math.floor(room / fontSize)),
          width: HEADLINE.width,
          marginTop: 'auto',
          fontFamily: headings,
          fontWeight: 600,
          fontSize,
          letterSpacing: '-0.04em',
          lineHeight: 1,
        }}
      >
        {headline}
      </div>
      {rest && (
        <div
          style={{
            ...clamp(2),
            width: HEADLINE.width,
            marginTop: 22,
            fontWeight: 500,
            fontSize: 36,
            lineHeight: 1.25,
            color: colors.ink.soft,
          }}
        >
          {rest}
        </div>
      )}
      <div
        style={{
          ...clamp(1),
          width: SIZE.width - 120,
          margin: '87px 0 22px',
          fontWeight: 500,
          fontSize: 30,
          lineHeight: 1.3,
          color: colors.onaccent,
        }}
      >
        {shown(site.tagline)}
      </div>
    </div>
  );
}

/** Returns the pictures on a card, with their positions: a part of the picture of the hero, or three tiles. */
async function art(picture: Buffer) {
  if (home.hero.picture) {
    const [width, height] = [SIZE.width - 610, SIZE.height - BAND_HEIGHT];
    const input = sharp(picture).autoOrient().resize({ width, height, fit: 'cover' });
    return [{ input: await input.png().toBuffer(), left: 610, top: 0 }];
  }
  // At the left and right edges of each tile, its shadow fades out.
  const fade = `<svg width="${TILE_WIDTH}" height="508"><defs><linearGradient id="a"><stop offset="0" stop-opacity="0"/><stop offset=".06"/><stop offset=".93"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`;
  return Promise.all(
    TILES.map(async (tile, index) => ({
      input: await sharp(picture)
        .extract({ left: tile * TILE_WIDTH, top: 0, width: TILE_WIDTH, height: 508 })
        .ensureAlpha()
        .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
        .png()
        .toBuffer(),
      left: SIZE.width - 22 - (TILES.length - index) * TILE_WIDTH,
      top: 0,
    })),
  );
}

/**
 * Returns everything but the text, as a PNG.
 *
 * @param picture the picture of the hero
 */
async function ground(picture: Buffer): Promise<Buffer> {
  const top = SIZE.height - BAND_HEIGHT;
  const band = `<svg width="${SIZE.width}" height="${BAND_HEIGHT}"><rect width="100%" height="100%" fill="${colors.accent.DEFAULT}"/></svg>`;
  const layers = [...(await art(picture)), { input: Buffer.from(band), left: 0, top }];
  if (EDGE > 0) {
    const edge = await readFile('public/glaze/edge-ember.svg');
    const crop = { left: 0, top: 0, width: SIZE.width, height: 64 };
    layers.push({ input: await sharp(edge).extract(crop).toBuffer(), left: 0, top: top - 64 });
  }
  return sharp({ create: { ...SIZE, channels: 3, background: colors.page } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** @param below everything but the text, as a PNG */
async function drawCard(title: string, look: Look, below: Buffer): Promise<Buffer> {
  // In this SVG, letters are shapes.
  const text = await satori(<Card title={title} look={look} />, { ...SIZE, fonts: look.fonts });
  return sharp(below)
    .composite([{ input: Buffer.from(text) }])
    .jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** What all cards depend on, besides their words, the mark and the picture. */
const MAKER = ['package-lock.json', 'scripts/export', 'tailwind.config.ts'];

/** In the cache, each card is named after what it is made from. */
export async function makeCards(drafts: boolean): Promise<void> {
  const mark = parseMark(await readFile(MARK, 'utf8'));
  const picture = await readFile(
    await findMaster(home.hero.picture ? '/pictures/hero-picture' : '/pictures/hero-tiles'),
  );
  const sources = [await hashFiles(MAKER), hash('sha256', picture)];
  const facts = JSON.stringify([...sources, mark, site.name, site.tagline]);
  const common = async () => ({ look: await lookOf(mark), below: await ground(picture) });
  /** Only if a card is not in the cache. */
  let made: ReturnType<typeof common> | undefined;
  const cards = allPages(drafts)
    .filter(({ indexable }) => indexable)
    .map((route): CachedFile => {
      return {
        name: hash('sha256', facts + route.title).slice(0, 16),
        file: `public${socialCardFile(route)}`,
        make: async () => {
          const { look, below } = await (made ??= common());
          return drawCard(route.title, look, below);
        },
      };
    });
  await writeCached('cards', cards);
}
