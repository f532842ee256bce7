import { hasPicture, Picture } from '@/components/parts/Picture';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

/** Of a post or a product. */
export type Card = {
  href: SiteHref;
  title: string;
  picture: string;
  alt: string;
  /** Above the title: the client of a case study, or the month of an article. */
  label?: string;
  result?: { figure: string; meaning: string };
};

type PictureProps = Pick<Card, 'picture' | 'alt'> & {
  sizes: string;
  className: string;
  eager?: boolean;
};

/** `next dev` shows the description of a new picture until it is generated. */
export function CardPicture({ picture, alt, className, ...rest }: PictureProps) {
  if (!hasPicture(picture)) return <p>{`[${alt}: run npm run pictures]`}</p>;
  return (
    <Picture
      src={picture}
      alt={alt}
      className={`aspect-3/2 w-full rounded-image object-cover ${className}`}
      {...rest}
    />
  );
}

type TitleProps = Pick<Card, 'label' | 'href' | 'title'> & { className: string };

/** The link covers the row or card. */
export const CardTitle = ({ label, href, title, className }: TitleProps) => (
  <>
    {label ? <p className="mb-1.5 text-small font-medium text-ink-soft">{label}</p> : null}
    <h3 className={className}>
      <SiteLink
        href={href}
        className="-my-3 inline-block py-3 underline-on-hover after:absolute after:inset-0"
      >
        {title}
      </SiteLink>
    </h3>
  </>
);

export const ResultLine = ({ result }: Pick<Card, 'result'>) =>
  result ? (
    <p className="mt-4 max-w-answer text-ink-soft">
      <strong className="font-semibold text-ink">{result.figure}</strong> {result.meaning}
    </p>
  ) : null;
