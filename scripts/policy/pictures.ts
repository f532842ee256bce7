/**
 * Every raster picture of the site: where its master is, and which widths are made of it.
 * Widths follow the sizes on the page at one, one and a half and two pixels per CSS pixel.
 */
export type PictureRule = {
  /** The key that pages ask by. */
  src: `/${string}`;
  master: `art/masters/${string}`;
  widths: readonly number[];
  /** A committed file in public/ for browsers that know neither AVIF nor WebP. */
  fallback?: `/${string}`;
  ratio?: readonly [number, number];
  /** Small lettering: colour edges stay sharp only without chroma subsampling. */
  lettering?: true;
};

type Encoder = {
  quality: number;
  effort: number;
  chromaSubsampling?: '4:4:4' | '4:2:0';
  smartSubsample?: boolean;
};

const PRODUCT_WIDTHS = [320, 480, 640, 960];
const ICON_WIDTHS = [160, 320, 480];

const product = (number: string, file: string): PictureRule => ({
  src: `/product/${file}`,
  master: `art/masters/product-${number}.webp`,
  widths: PRODUCT_WIDTHS,
  fallback: `/product/${file}`,
  ratio: [4, 3],
  lettering: true,
});

const service = (name: string): PictureRule => ({
  src: `/pictures/service-${name}`,
  master: `art/masters/service-${name}.webp`,
  widths: ICON_WIDTHS,
  ratio: [1, 1],
});

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
  service('blockchain'),
  service('web'),
  service('software'),
  service('application'),
  service('gaming'),
  service('metaverse'),
  product('01', 'food-delivery-app.jpg'),
  product('02', 'ngo-website-development.jpg'),
  product('03', 'cab-booking-app.jpg'),
  product('04', 'e-commerce-website-development.jpg'),
  product('05', 'school-management-software.jpg'),
  product('06', 'smart-contract-development.jpg'),
  product('07', 'hrms-software-development.jpg'),
  product('08', 'social-media-app-development.jpg'),
  product('09', 'metaverse game.jpg'),
  product('10', 'artificial-intelligence-development.jpg'),
  product('11', 'saas-development.jpg'),
  product('12', 'loan-management-system.jpg'),
];

/** Effort 5: one step more takes twice the time and saves less than two per cent. */
export const avifEncoder = (rule: PictureRule): Encoder => ({
  quality: 66,
  effort: 5,
  chromaSubsampling: rule.lettering ? '4:4:4' : '4:2:0',
});

export const webpEncoder = (rule: PictureRule): Encoder => ({
  quality: 78,
  effort: 5,
  smartSubsample: rule.lettering ?? false,
});
