import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';

/** A picture, its master, and how to make its WebP variants. */
export type PictureRule = {
  /** The key that pages use to refer to the picture. */
  src: `/${string}`;
  /**
   * The file with the picture, in any format that sharp can read. Without an extension, the file
   * may have any.
   */
  master: `art/masters/${string}` | `public/${string}`;
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
   * colored edges sharp.
   */
  lettering?: true;
};

/** All raster pictures. Those of services and products come from content/. */
export const PICTURES: readonly PictureRule[] = [
  {
    src: '/pictures/hero-tiles',
    master: 'art/masters/hero-tiles',
    widths: [960, 1440, 1920, 2400],
    size: [2400, 508, 'twelve tiles of 200 × 508 px, side by side'],
  },
  {
    src: '/pictures/contact-pots',
    master: 'art/masters/contact-pots',
    widths: [480, 800, 1280],
    ratio: [4, 3],
  },
  {
    src: '/pictures/not-found-tile',
    master: 'art/masters/not-found-tile',
    widths: [400, 700, 1040],
    ratio: [1, 1],
  },
  ...services.map(({ id, icon }): PictureRule => ({
    src: icon,
    master: `art/masters/service-${id}`,
    widths: [160, 320, 480],
    ratio: [1, 1],
  })),
  ...products.map(({ image }): PictureRule => ({
    src: image,
    master: `public${image}`,
    widths: [320, 480, 640, 960],
    fallback: image,
    ratio: [4, 3],
    lettering: true,
  })),
];

/**
 * The build encodes only WebP. With AVIF, the pictures would be 13% smaller in total, but the board
 * of tiles, the largest picture above the fold, would be larger. Encoding AVIF would also take most
 * of the time of a first build.
 */
export const encoderFor = (rule: PictureRule) => ({
  quality: 78,
  effort: 5,
  smartSubsample: rule.lettering ?? false,
});

/**
 * A variant with more bytes gets a warning. On a slow phone connection (1.6 Mbit/s), 100 kB take
 * half a second.
 */
export const HEAVY_PICTURE = 100_000;
