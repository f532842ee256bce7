import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { services } from '@/content/lists/services';
import { home } from '@/content/pages/home';
import { insights, pictureKey, work } from '@/lib/posts';
import type { Content } from '@/scripts/content/read';
import { valuesIn } from '@/scripts/content/values';

/** A picture, its master, and how to make its WebP variants. */
export type PictureRule = {
  /** The key that pages use to refer to the picture. */
  src: `/${string}`;
  /**
   * The file with the picture, in any format that sharp can read. Without an extension, the file
   * may have any.
   */
  master: `art/masters/${string}` | `public/${string}` | `content/${string}`;
  /** The widths of the variants, in px. A smaller master gets fewer variants. */
  widths: readonly number[];
  /** A picture in public/ for browsers without WebP. */
  fallback?: `/${string}`;
  /** The aspect ratio that the layout shows. A master with another one is cropped at its edges. */
  ratio?: readonly [number, number];
  /** The only size that the master may have, in px, and the reason. */
  size?: readonly [width: number, height: number, why: string];
  /**
   * Whether the picture contains small text. If so, the encoder option `smartSubsample` keeps
   * colored edges sharp, in variants below `DENSE`.
   */
  lettering?: true;
  /**
   * Whether a transparent master gets the color of the page as its background. With transparency, its
   * variants would have four times as many bytes.
   */
  onPage?: true;
};

const MASTERS = 'art/masters';
const hasMaster = (name: string) =>
  existsSync(MASTERS) && readdirSync(MASTERS).some((file) => path.parse(file).name === name);

const BOARD: PictureRule = {
  src: '/pictures/hero-tiles',
  master: 'art/masters/hero-tiles',
  widths: [960, 1440, 1920, 2400],
  size: [2400, 508, 'twelve tiles of 200 × 508 px, side by side'],
  onPage: true,
};
const NOT_FOUND: PictureRule = {
  src: '/pictures/not-found-tile',
  master: 'art/masters/not-found-tile',
  widths: [400, 700, 1040],
  ratio: [1, 1],
  onPage: true,
};
const WIDE: PictureRule = {
  src: '/pictures/hero-picture',
  master: 'art/masters/hero-picture',
  widths: [960, 1440, 1920, 2400],
  ratio: [2, 1],
};
/** The crop for phones. Without a file of its own, it is the middle of the wide picture. */
const PHONE: PictureRule = {
  src: '/pictures/hero-picture-phone',
  master: hasMaster('hero-picture-phone')
    ? 'art/masters/hero-picture-phone'
    : 'art/masters/hero-picture',
  widths: [480, 800],
  ratio: [4, 5],
};

/** The picture of the hero, from which the social cards show a part. */
export const HERO_PICTURE = home.hero.picture ? WIDE : BOARD;

/** The pictures of the posts. The first one of a post is shown at 3:2, those in its text as they are. */
export function postPictures(drafts: boolean): PictureRule[] {
  const rules = new Map<string, PictureRule>();
  const add = (src: `/${string}`, ratio: PictureRule['ratio']) =>
    rules.set(src, {
      src,
      master: `content${src}`,
      widths: [480, 960, 1440],
      lettering: true,
      ...(ratio && { ratio }),
    });
  for (const [folder, posts] of [
    ['work', work(drafts)],
    ['insights', insights(drafts)],
  ] as const) {
    for (const file of posts.flatMap(({ pictures }) => pictures))
      add(pictureKey(folder, file), undefined);
    for (const { picture } of posts) add(picture, [3, 2]);
  }
  return [...rules.values()];
}

/**
 * The pictures of records, wherever content names them, such as those of people and products. One at another host is
 * served from there.
 */
export function recordPictures(content: Content): PictureRule[] {
  const rules = new Map<string, PictureRule>();
  for (const { key, value } of valuesIn(content)) {
    if (typeof value !== 'string' || !value.startsWith('/')) continue;
    const src = value as `/${string}`;
    if (key === 'photo')
      rules.set(src, {
        src,
        master: `art/masters/people/${path.basename(src)}`,
        widths: [240, 480, 720],
        ratio: [4, 5],
      });
    if (key === 'image')
      rules.set(src, {
        src,
        master: `public${src}`,
        widths: [320, 480, 640, 960],
        fallback: src,
        ratio: [4, 3],
        lettering: true,
      });
  }
  return [...rules.values()];
}

/** All raster pictures but those of entries. */
export const picturesOf = (content: Content): PictureRule[] => [
  ...(home.hero.picture ? [WIDE, PHONE] : [BOARD, NOT_FOUND]),
  {
    src: '/pictures/contact-pots',
    master: 'art/masters/contact-pots',
    widths: [480, 800, 1280],
    ratio: [4, 3],
  },
  ...services.map(({ id, icon }): PictureRule => ({
    src: icon,
    master: `art/masters/service-${id}`,
    widths: [160, 320, 480],
    ratio: [1, 1],
    onPage: true,
  })),
  ...recordPictures(content),
];

/**
 * The build encodes only WebP. With AVIF, the pictures would be 13% smaller in total, but the board
 * of tiles, the largest picture above the fold, would be larger. Encoding AVIF would also take most
 * of the time of a first build.
 */
export const encoderFor = (rule: PictureRule, width: number) => ({
  quality: 78,
  effort: 5,
  smartSubsample: (rule.lettering ?? false) && width < DENSE,
});

/**
 * From this width on, in px, most screens show two pixels of a variant as one. There, `smartSubsample` would
 * take half of the time of the encoder, and change one value in 10,000 by more than a tenth.
 */
const DENSE = 1440;
