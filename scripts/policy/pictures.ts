import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';

/**
 * Every raster picture of the site, its master and its widths: the sizes on the page at pixel
 * ratios of 1, 1.5 and 2. Products and services list their own pictures.
 */
export type PictureRule = {
  /** The key that pages use. */
  src: `/${string}`;
  master: `art/masters/${string}`;
  widths: readonly number[];
  /** A committed fallback in public/ for browsers without WebP. */
  fallback?: `/${string}`;
  ratio?: readonly [number, number];
  /**
   * Contains small text, which needs better chroma subsampling, so that colored edges stay sharp.
   */
  lettering?: true;
};

export const PICTURES: readonly PictureRule[] = [
  {
    src: '/pictures/hero-tiles',
    master: 'art/masters/hero-tiles.webp',
    widths: [960, 1440, 1920, 2400],
  },
  {
    src: '/pictures/contact-pots',
    master: 'art/masters/contact-pots.webp',
    widths: [480, 800, 1280],
    ratio: [4, 3],
  },
  {
    src: '/pictures/not-found-tile',
    master: 'art/masters/not-found-tile.webp',
    widths: [400, 700, 1040],
    ratio: [1, 1],
  },
  ...services.map(({ id, icon }): PictureRule => ({
    src: icon,
    master: `art/masters/service-${id}.webp`,
    widths: [160, 320, 480],
    ratio: [1, 1],
  })),
  ...products.map(({ id, image }): PictureRule => ({
    src: image,
    master: `art/masters/product-${String(id).padStart(2, '0')}.webp`,
    widths: [320, 480, 640, 960],
    fallback: image,
    ratio: [4, 3],
    lettering: true,
  })),
];

/**
 * Only WebP: AVIF saves 13% of all bytes but is larger for the board of tiles, the largest picture
 * above the fold, and takes most of the time of a first build.
 */
export const encoderFor = (rule: PictureRule) => ({
  quality: 78,
  effort: 5,
  smartSubsample: rule.lettering ?? false,
});
