import { hasPicture, Picture } from '@/components/parts/Picture';

type Props = {
  /** The picture next to a post: `/work/dispatch-board.webp`. */
  src: string;
  alt: string;
  sizes: string;
  className: string;
  eager?: boolean;
};

/** A picture of a post. In `next dev`, its description is shown until a new one is generated. */
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
