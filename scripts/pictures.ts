/**
 * Crops, scales and encodes the pictures that content/ names as WebP files in public/pictures, and lists
 * them in lib/pictures.generated.ts, which pages import: before `next build` and `next dev`.
 * The name of a file has a hash of its master and of how it is encoded: hosts cache it forever, and a file
 * that exists is not encoded again.
 */
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { people } from '@/content/lists/people';
import { products } from '@/content/lists/products';
import { quotes } from '@/content/lists/quotes';
import { services } from '@/content/lists/services';
import { home } from '@/content/pages/home';
import { insights, pictureKey, work } from '@/lib/posts';
import tokens from '@/tailwind.config';

import { isMain, stop } from './command';
import { isSystemFile } from './files';
import { makeGlaze } from './glaze';

const FOLDER = 'public/pictures';
const MODULE = 'lib/pictures.generated.ts';

export type Rule = {
  /** How the URLs of the pictures start. */
  start: string;
  /** In px. A smaller master gets fewer files. */
  widths: readonly number[];
  /** Masters are cropped to it. */
  ratio: readonly [across: number, down: number];
  /** In px: the only size that a master may have, and why. */
  size?: readonly [width: number, height: number, why: string];
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
    size: [2400, 508, 'twelve tiles of 200 × 508 px, side by side'],
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
  const named = [
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
  ];
  return [...new Set(named)].filter((src) => src.startsWith('/'));
}

const ruleOf = (src: string) => RULES.find(({ start }) => src.startsWith(start))!;

/** A master in public/ is served, too. */
const isServed = (src: string) => src.startsWith('/product/');

function folderOf(src: string): string {
  if (isServed(src)) return 'public/product';
  const folder = path.posix.dirname(src);
  if (folder.startsWith('/pictures')) return folder.replace('/pictures', 'art/masters');
  return `content${folder}`;
}

/** Masters in art/masters may have any format. */
export async function findMaster(src: string): Promise<string> {
  const folder = folderOf(src);
  const name = path.basename(src);
  const files = existsSync(folder) ? await readdir(folder) : [];
  const found = files.filter((file) => {
    // macOS decomposes the letters of file names.
    const names = [file, path.parse(file).name].map((each) => each.normalize());
    return names.includes(name.normalize()) && !isSystemFile(file);
  });
  if (found.length > 1)
    throw new Error(`${folder} contains ${found.sort().join(' and ')}: delete all but one`);
  if (found[0]) return `${folder}/${found[0]}`;
  // By default, the middle of the wide picture.
  if (name === 'hero-picture-phone') return findMaster('/pictures/hero-picture');
  const file = path.extname(name) ? name : `${name}.webp (or .jpg, .png, .avif)`;
  throw new Error(`${folder}/${file} is missing: add the picture, or remove ${src} from content/`);
}

type Master = { file: string; bytes: Uint8Array; width: number; height: number };

/** Photographs may be of any size. */
const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false });

const unreadable =
  (file: string) =>
  (error: Error): never => {
    const [why] = error.message.split('\n');
    throw new Error(
      `${file} cannot be read (${why}): save it as a JPEG, PNG, WebP or AVIF file again`,
    );
  };

/** @throws Error with the file, the problem and the remedy */
export async function readMaster(file: string): Promise<Master> {
  const bytes = await readFile(file);
  if (bytes.length === 0) throw new Error(`${file} is empty: copy the picture here again`);
  // After the rotation that the file asks for (EXIF), as in photographs by phones.
  const { autoOrient } = await open(bytes).metadata().catch(unreadable(file));
  return { file, bytes, ...autoOrient };
}

export function planPicture(src: string, rule: Rule, { file, bytes, width, height }: Master) {
  if (rule.size && (width !== rule.size[0] || height !== rule.size[1])) {
    const [needed, tall, why] = rule.size;
    throw new Error(
      `${file} is ${width} × ${height} px: export it at exactly ${needed} × ${tall} px, ${why}`,
    );
  }
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

type Variant = ReturnType<typeof planPicture>[number];

export const encode = (
  { file, bytes }: Master,
  rule: Rule,
  { width, height }: Pick<Variant, 'width' | 'height'>,
): Promise<Buffer> =>
  open(bytes)
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten(rule.onPage ? { background: GROUND } : false)
    .webp(encoderFor(rule, width))
    .toBuffer()
    .catch(unreadable(file));

/** An interrupted run leaves no incomplete file under the name of a complete one. */
async function provide(file: string, make: () => Promise<Buffer>) {
  if (existsSync(file)) return;
  await writeFile(`${file}.part`, await make());
  await rename(`${file}.part`, file);
}

/** @returns what pages know of the picture */
async function makePicture(src: string) {
  const rule = ruleOf(src);
  const master = await readMaster(await findMaster(src));
  const variants = planPicture(src, rule, master);
  await Promise.all(
    variants.map((variant) => provide(`public${variant.url}`, () => encode(master, rule, variant))),
  );
  const { width, height } = variants.at(-1)!;
  const middle = variants[Math.floor(variants.length / 2)]!.url;
  return {
    width,
    height,
    // For browsers without WebP, the master if possible.
    src: isServed(src) ? src : middle,
    webp: variants.map((variant) => [variant.width, variant.url] as const),
  };
}

/** They are served from there. */
const picturesElsewhere = () =>
  products.flatMap(({ image: src, width, height }) =>
    src.startsWith('https://') ? [[src, { width, height, src, webp: [] }] as const] : [],
  );

async function makePictures() {
  await makeGlaze();
  await mkdir(FOLDER, { recursive: true });
  const made = new Map<string, Awaited<ReturnType<typeof makePicture>>>();
  for (const src of picturesOfSite()) made.set(src, await makePicture(src));
  // What is in public/ is deployed: nothing of an earlier run may stay.
  const urls = new Set([...made.values()].flatMap(({ webp }) => webp.map(([, url]) => url)));
  for (const file of await readdir(FOLDER))
    if (!urls.has(`/pictures/${file}`)) await rm(path.join(FOLDER, file));
  const pictures = Object.fromEntries([...made, ...picturesElsewhere()]);
  const text = `// Made by scripts/pictures.ts; lib/urls.ts adds the base path and the percent-encoding.
export const pictures = ${JSON.stringify(pictures, null, 2)} as const;

export type PictureSrc = keyof typeof pictures;
`;
  // Otherwise, `next dev`, which reads the module, would notice a run that changes nothing.
  if (text !== (await readFile(MODULE, 'utf8').catch(() => ''))) await writeFile(MODULE, text);
}

if (isMain(import.meta.url)) makePictures().catch(stop);
