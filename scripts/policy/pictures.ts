import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';

/** A raster picture with its master and the widths of its WebP variants, in px. */
export type PictureRule = {
  /** The key that pages use to refer to the picture. */
  src: `/${string}`;
  master: `art/masters/${string}` | `public/${string}`;
  widths: readonly number[];
  /** A picture in public/ for browsers without WebP. */
  fallback?: `/${string}`;
  ratio?: readonly [number, number];
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
