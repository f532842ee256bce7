import type { ComponentProps } from 'react';
import { TileImage } from '@/components/parts/TileImage';
import { Breadcrumb } from '@/components/site/Breadcrumb';

type Props = Pick<ComponentProps<typeof Breadcrumb>, 'path' | 'parent'> & {
  /** The name is that in the breadcrumb. */
  words: { name: string; heading: string; intro?: string };
  /** Whom the page is for. */
  note?: string;
  /** Tiles that hang from the navigation bar: numbers, or ids of products. Phones show only the last one. */
  tiles: readonly number[];
  long?: boolean;
};

/** Twelve times the width of a tile (`HUNG_TILE`). */
const BOARD_SIZES =
  '(max-width: 39.9375rem) 45rem, (max-width: 69.9375rem) 72rem, (max-width: 119.9375rem) 105rem, 88vw';

/**
 * As many tiles as fit next to the heading. In a container query, unlike in a media query, `rem` follows the
 * page's font size, so that larger text leaves room for fewer tiles. The edges of a slice would cut off the
 * shadow: fade it out.
 */
const HUNG_TILE =
  'hidden w-15 mask-[linear-gradient(black_86%,transparent),linear-gradient(90deg,transparent,black_7%,black_93%,transparent)] mask-intersect @min-[18rem]:first:block @md:w-24 @md:nth-[-n+3]:block @nav:block @nav:w-[clamp(6.5rem,9.7vw,8.75rem)]';

/** Room for the tiles: one on phones, up to three on tablets. */
const BESIDE_TILES = '@md:@max-nav:max-w-[calc(100%-19rem)]';

export function PageHeader({ path, parent, words, note, tiles, long = false }: Props) {
  const { name, heading, intro } = words;
  return (
    <div className={`relative overflow-x-clip ${BUILD.tiles ? '@container' : ''}`}>
      {/* The breadcrumb ends before the tiles. */}
      <div
        className={`relative wrap pt-25 pb-10 lg:pt-33 lg:pb-16 ${BUILD.tiles ? 'min-h-72 lg:min-h-105 [&>nav]:max-w-[calc(100%-6rem)] md:[&>nav]:max-w-1/2' : ''}`}
      >
        <Breadcrumb path={path} name={name} parent={parent} />
        <h1
          className={`-ms-[0.035em] mt-5 lg:mt-7 @min-[18rem]:@max-nav:max-w-[calc(100%-5.25rem)] ${BESIDE_TILES} ${long ? 'max-w-headline-long text-statement leading-none sm:text-h2' : 'max-w-title text-h1'}`}
        >
          {heading}
        </h1>
        {note ? (
          <p className={`mt-3 font-semibold text-accent-text ${BESIDE_TILES}`}>{note}</p>
        ) : null}
        {intro ? (
          <p className={`mt-11 max-w-lead text-lead text-ink-soft lg:mt-6 ${BESIDE_TILES}`}>
            {intro}
          </p>
        ) : null}
        {BUILD.tiles ? (
          // In reverse order, and in a box as wide as the page, so that neither moves when the HTML of the
          // next tile arrives.
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 top-16 flex flex-row-reverse lg:top-20 @nav:-me-3 print:hidden"
          >
            {tiles.toReversed().map((tile) => (
              <TileImage
                key={tile}
                tile={tile}
                boardSizes={BOARD_SIZES}
                className={HUNG_TILE}
                eager
              />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
