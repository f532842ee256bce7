import { hasPicture, Picture, srcSetOf } from '@/components/parts/Picture';

const WIDE: string = '/pictures/hero-picture';
const PHONE: string = '/pictures/hero-picture-phone';

/** Fills what is left of the first screen. Phones have another crop. */
export function HeroPicture({ alt }: { alt: string }) {
  if (!hasPicture(WIDE) || !hasPicture(PHONE)) return null;
  return (
    <div className="wrap mt-9 flex grow lg:mt-12">
      <picture className="flex w-full">
        <source media="(width < 40rem)" srcSet={srcSetOf(PHONE)} sizes="92vw" />
        <Picture
          src={WIDE}
          alt={alt}
          sizes="(max-width: 90rem) 94vw, 105rem"
          className="aspect-4/5 h-auto min-h-72 w-full rounded-tile object-cover md:aspect-2/1 nav:aspect-auto nav:h-0 nav:min-h-full"
          eager
        />
      </picture>
    </div>
  );
}
