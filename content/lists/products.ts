import { z } from 'zod';
import rows from '@/content/lists/products.json' with { type: 'json' };
import type { PictureSrc } from '@/lib/pictures.generated';
import { readList, text } from '@/lib/schema';

const PRODUCT_PICTURE = 'the path of a picture, starting with /product/, or an https URL';
const SIZE = 'a whole number of px';
const NUMBER = 'a whole number above 0';
const size = z.int(SIZE).min(1, SIZE).optional();

export const product = z
  .strictObject({
    id: z.int(NUMBER).min(1, NUMBER),
    title: text,
    short: text,
    purpose: text,
    image: z.string(PRODUCT_PICTURE).regex(/^(\/product\/|https:\/\/)./, PRODUCT_PICTURE),
    width: size,
    height: size,
    alt: text,
  })
  // Without its size, the page would shift while a picture of another host loads.
  .refine(({ image, width, height }) => image.startsWith('/') || (width && height), {
    path: ['width'],
    error: 'the width in px, next to the height, because the picture is at another host',
  });

export type Product = Omit<z.infer<typeof product>, 'image'> & {
  image: Extract<PictureSrc, `/product/${string}` | `https://${string}`>;
};

/** In the sample, keep the titles as they are, including "Intiligence" (specification, section 3). */
export const products = readList('products', product, rows) as readonly Product[];
