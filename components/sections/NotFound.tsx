import { ButtonLink } from '@/components/parts/ButtonLink';
import { hasPicture, Picture } from '@/components/parts/Picture';
import { TextLink } from '@/components/parts/TextLink';
import type { notFound } from '@/content/pages/not-found';

type Props = {
  words: typeof notFound;
};

const TILE: string = '/pictures/not-found-tile';

export function NotFound({ words }: Props) {
  return (
    <div className="wrap grid-12 items-center gap-y-8 pt-28 pb-24 lg:min-h-svh">
      <div className="col-span-full md:col-span-7 lg:col-span-6">
        <h1 className="-ms-[0.035em] text-h1">{words.heading}</h1>
        <p className="mt-5.5 max-w-note text-lead text-ink-soft">{words.text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <ButtonLink href="/" variant="primary">
            {words.home}
          </ButtonLink>
          <TextLink href="/ContactUs">{words.contact}</TextLink>
        </div>
      </div>
      {hasPicture(TILE) ? (
        // With auto margins, the column would have the width of its content, which is 0 before the picture
        // loads.
        <div className="col-span-full w-full max-md:mx-auto max-md:max-w-80 md:col-span-5 lg:col-span-6">
          {/* Not `eager`: Next.js renders the 404 page as part of every page, and React would preload the
             picture on all of them. */}
          <Picture
            src={TILE}
            alt={words.pictureAlt}
            sizes="(max-width: 40rem) 20rem, 50vw"
            className="h-auto w-full"
          />
        </div>
      ) : null}
    </div>
  );
}
