import { pictureUrl } from '@/lib/urls';
import { pictures, type PictureSrc } from '@/lib/pictures.generated';

/** Some pictures belong to the tiles, and some replace them. */
export const hasPicture = (src: string): src is PictureSrc => src in pictures;

type Made = {
  width: number;
  height: number;
  src: string;
  /** None for a picture at another host. */
  webp: readonly (readonly [width: number, url: string])[];
};

export function srcSetOf(src: PictureSrc): string {
  const { webp }: Made = pictures[src];
  return webp.map(([width, url]) => `${pictureUrl(url)} ${width}w`).join(', ');
}

type Props = {
  /** A picture that does not exist is a type error. */
  src: PictureSrc;
  /** Empty for decorative pictures only. */
  alt: string;
  /** The width of the picture in the layout. */
  sizes: string;
  className?: string;
  /** For the largest picture above the fold: loads with high priority. */
  eager?: boolean;
};

/** Its space is reserved. It loads lazily unless `eager` is set. */
export function Picture({ src, alt, sizes, className, eager = false }: Props) {
  const picture: Made = pictures[src];
  return (
    <img
      src={pictureUrl(picture.src)}
      srcSet={srcSetOf(src) || undefined}
      sizes={sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      className={className}
    />
  );
}
