import { hasPicture, Picture } from '@/components/parts/Picture';

type Props = {
  /** The picture next to a post: `/work/dispatch-board.webp`. */
  src: string;
  alt: string;
  sizes: string;
  className: string;
  eager?: boolean;
};

/** `next dev` shows the description of a new picture until it is generated. */
export const EntryPicture = ({ src, className, ...rest }: Props) =>
  hasPicture(src) ? (
    <Picture
      src={src}
      className={`aspect-3/2 w-full rounded-image object-cover ${className}`}
      {...rest}
    />
  ) : (
    <p>{`[${rest.alt}: run npm run pictures]`}</p>
  );
