import { withBasePath } from '@/lib/paths';
import { pictures, type PictureSrc } from '@/lib/pictures.generated';

type Props = {
  /** Key of the picture manifest: a picture that does not exist is a type error. */
  src: PictureSrc;
  /** Empty only for decoration. */
  alt: string;
  /** The width that the layout gives it, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** The largest picture of the first screen: fetched at once and first. */
  eager?: boolean;
};

const srcSet = (variants: readonly (readonly [number, string])[]) =>
  variants.map(([width, url]) => `${withBasePath(url)} ${width}w`).join(', ');

/** A picture in fitting widths, AVIF first, with its size reserved; lazy unless `eager`. */
export function Picture({ src, alt, sizes, className, eager = false }: Props) {
  const picture = pictures[src];
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(picture.avif)} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(picture.webp)} sizes={sizes} />
      <img
        src={withBasePath(picture.src)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        className={className}
      />
    </picture>
  );
}
