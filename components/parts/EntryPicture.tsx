import { Picture } from '@/components/parts/Picture';
import { pictures, type PictureSrc } from '@/lib/pictures.generated';

type Props = {
  /** The picture next to an entry: `/work/dispatch-board.webp`. */
  src: string;
  alt: string;
  sizes: string;
  className?: string;
  eager?: boolean;
};

const isGenerated = (src: string): src is PictureSrc => src in pictures;

/**
 * A picture of an entry. In `next dev`, a picture that was added after the start is not generated yet:
 * its description is shown instead.
 */
export function EntryPicture({ src, ...rest }: Props) {
  if (isGenerated(src)) return <Picture src={src} {...rest} />;
  return <p>{`[${rest.alt}: run npm run generate]`}</p>;
}
