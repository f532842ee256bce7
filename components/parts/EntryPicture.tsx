import { Picture } from '@/components/parts/Picture';
import { generatedPicture } from '@/lib/entries/picture';

import './EntryPicture.css';

type Props = {
  /** The picture next to an entry: `/log/larch.webp`. */
  src: string;
  alt: string;
  sizes: string;
  className: string;
  eager?: boolean;
};

/** A picture of an entry. In `next dev`, the description of a new one is shown until it is generated. */
export function EntryPicture({ src, className, ...rest }: Props) {
  const picture = generatedPicture(src);
  return picture ? (
    <Picture src={picture} className={`entry-picture ${className}`} {...rest} />
  ) : (
    <p>{`[${rest.alt}: run npm run generate]`}</p>
  );
}
