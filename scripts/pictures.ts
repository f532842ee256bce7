/**
 * Crops, scales and encodes the pictures that content/ names as WebP files in public/pictures, and lists
 * them in lib/pictures.generated.ts, which pages import: before `next build` and `next dev`.
 * The name of a file has a hash of its master and of how it is encoded: hosts cache it forever, and a file
 * that exists is not encoded again.
 */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import { escapePath, globSync } from 'tinyglobby';

import { people } from '@/content/lists/people';
import { products } from '@/content/lists/products';
import { quotes } from '@/content/lists/quotes';
import { services } from '@/content/lists/services';
import { home } from '@/content/pages/home';
import { insights, pictureKey, work } from '@/lib/posts';
import tokens from '@/tailwind.config';

import { isMain } from './command';
import { makeGlaze } from './glaze';

const MODULE = 'lib/pictures.generated.ts';

export type Rule = {
  /** How the URLs of the pictures start. */
  start: string;
  /** In px. A smaller master gets fewer files. */
  widths: readonly number[];
  /** Masters are cropped to it. */
  ratio: readonly [across: number, down: number];
  /** Small text: the encoder keeps colored edges sharp. */
  lettering?: boolean;
  /**
   * Transparent masters get the color of the page: with transparency, the files would be four times as
   * large.
   */
  onPage?: boolean;
};

/** The first rule that fits applies. */
const RULES: readonly Rule[] = [
  {
    start: '/pictures/hero-tiles',
    widths: [960, 1440, 1920, 2400],
    ratio: [2400, 508],
    onPage: true,
  },
  {
    start: '/pictures/hero-picture-phone',
    widths: [480, 800],
    ratio: [4, 5],
  },
  {
    start: '/pictures/hero-picture',
    widths: [960, 1440, 1920, 2400],
    ratio: [2, 1],
  },
  {
    start: '/pictures/not-found-tile',
    widths: [400, 700, 1040],
    ratio: [1, 1],
    onPage: true,
  },
  {
    start: '/pictures/people/',
    widths: [240, 480, 720],
    ratio: [4, 5],
  },
  {
    start: '/pictures/service-',
    widths: [160, 320, 480],
    ratio: [1, 1],
    onPage: true,
  },
  { start: '/pictures/', widths: [480, 800, 1280], ratio: [4, 3] },
  {
    start: '/product/',
    widths: [320, 480, 640, 960],
    ratio: [4, 3],
    lettering: true,
  },
  // Next to posts, such as /work/dispatch-board.webp.
  { start: '/', widths: [480, 960, 1440], ratio: [3, 2], lettering: true },
];

const GROUND = tokens.theme.colors.page;

/**
 * In px: from this width on, most screens show two pixels as one. `smartSubsample` would take half of the
 * encoder's time, and change one value in 10,000 by more than a tenth.
 */
const DENSE = 1440;

/**
 * With AVIF, the pictures would be 13% smaller in total, but the board of tiles, the largest above the
 * fold, would be larger, and a first build would take much longer.
 */
const encoderFor = ({ lettering = false }: Rule, width: number) => ({
  quality: 78,
  effort: 5,
  smartSubsample: lettering && width < DENSE,
});

/** Also pictures of drafts, which scripts/finish.ts removes. */
function picturesOfSite(): string[] {
  const posts = { work: work(true), insights: insights(true) };
  return [
    ...(home.hero.picture
      ? ['/pictures/hero-picture', '/pictures/hero-picture-phone']
      : ['/pictures/hero-tiles', '/pictures/not-found-tile']),
    '/pictures/contact-pots',
    ...services.map(({ icon }) => icon),
    ...products.map(({ image }) => image),
    ...[...people, ...quotes].flatMap(({ photo }) => photo ?? []),
    ...Object.entries(posts).flatMap(([folder, list]) =>
      list.flatMap(({ picture, pictures }) => [
        picture,
        ...pictures.map((file) => pictureKey(folder, file)),
      ]),
    ),
  ].filter((src) => src.startsWith('/'));
}

/**
 * The master of `/pictures/…` is in art/masters, in any format, with or without its extension in the URL.
 * Others are in public/, where they are served, too, or next to a post.
 */
function findMaster(src: string): string {
  const name = escapePath(src);
  const [file, other] = globSync([
    `public${name}`,
    `content${name}`,
    `art/masters${name.replace('/pictures', '')}{,.*}`,
  ]);
  if (other) throw new Error(`${file} and ${other} are one picture: delete one of them`);
  if (file) return file;
  // By default, the middle of the wide picture.
  if (src === '/pictures/hero-picture-phone') return findMaster('/pictures/hero-picture');
  throw new Error(
    `The picture ${src} is missing: add it, as docs/make-it-yours.md says, or remove it from content/`,
  );
}

type Master = { bytes: Uint8Array; width: number; height: number };

export function planPicture(src: string, rule: Rule, { bytes, width, height }: Master) {
  const [across, down] = rule.ratio;
  const widest = Math.min(width, Math.round((height * across) / down), rule.widths.at(-1)!);
  const name = path.parse(src).name.replace(/[^\w-]+/g, '-');
  return [...rule.widths.filter((each) => each < widest), widest].map((each) => {
    const options = { ...encoderFor(rule, each), across, down, ground: rule.onPage && GROUND };
    const made = hash('sha256', Buffer.concat([bytes, Buffer.from(JSON.stringify(options))]));
    return {
      url: `/pictures/${name}-${each}-${made.slice(0, 8)}.webp`,
      width: each,
      height: Math.max(1, Math.round((each * down) / across)),
    };
  });
}

/**
 * @returns what pages know of the picture
 * @throws Error with the file, the problem and the remedy
 */
export async function makePicture(src: string) {
  const rule = RULES.find(({ start }) => src.startsWith(start))!;
  const file = findMaster(src);
  const bytes = await readFile(file);
  try {
    // After the rotation that the file asks for (EXIF), as in photographs by phones.
    const { autoOrient } = await sharp(file).metadata();
    const variants = planPicture(src, rule, { bytes, ...autoOrient });
    for (const { url, width, height } of variants) {
      if (existsSync(`public${url}`)) continue;
      const picture = await sharp(file)
        .autoOrient()
        .resize({ width, height, fit: 'cover' })
        .flatten(rule.onPage ? { background: GROUND } : false)
        .webp(encoderFor(rule, width))
        .toBuffer();
      await writeFile(`public${url}`, picture);
    }
    const { width, height } = variants.at(-1)!;
    return {
      width,
      height,
      // For browsers without WebP, the master if possible.
      src: file === `public${src}` ? src : variants[Math.floor(variants.length / 2)]!.url,
      webp: variants.map((variant) => [variant.width, variant.url] as const),
    };
  } catch (error) {
    const [why] = (error as Error).message.split('\n');
    throw new Error(
      `${file} cannot be read (${why}): save it as a JPEG, PNG, WebP or AVIF file again`,
    );
  }
}

async function makePictures() {
  await makeGlaze();
  await mkdir('public/pictures', { recursive: true });
  const sources = picturesOfSite();
  // In this order, whichever is ready first.
  const made: Record<string, object> = Object.fromEntries(sources.map((src) => [src, {}]));
  const queue = sources.values();
  const makeNext = async () => {
    for (const src of queue) made[src] = await makePicture(src);
  };
  // One at a time on each core, because masters can be large.
  await Promise.all(Array.from({ length: availableParallelism() }, makeNext));
  // They are served from there.
  for (const { image: src, width, height } of products)
    if (src.startsWith('https://')) made[src] = { width, height, src, webp: [] };
  const text = `// Made by scripts/pictures.ts; lib/urls.ts adds the base path and the percent-encoding.
export const pictures = ${JSON.stringify(made, null, 2)} as const;

export type PictureSrc = keyof typeof pictures;
`;
  // Otherwise, `next dev`, which reads the module, would notice a run that changes nothing.
  if (text !== (await readFile(MODULE, 'utf8').catch(() => ''))) await writeFile(MODULE, text);
}

if (isMain(import.meta.url)) void makePictures();
