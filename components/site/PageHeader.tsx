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

/** Twelve times the width of a tile (`hung-tile` in PageHeader.css). */
const BOARD_SIZES =
  '(max-width: 39.9375rem) 45rem, (max-width: 69.9375rem) 72rem, (max-width: 119.9375rem) 105rem, 88vw';

export function PageHeader({ path, parent, words, note, tiles, long = false }: Props) {
  const { name, heading, intro } = words;
  return (
    <div className={`relative overflow-x-clip ${BUILD.tiles ? 'hung-head' : ''}`}>
      <div
        className={`relative wrap pt-25 pb-10 lg:pt-33 lg:pb-16 ${BUILD.tiles ? 'min-h-72 lg:min-h-105' : ''}`}
      >
        <Breadcrumb path={path} name={name} parent={parent} />
        <h1
          className={`-ms-[0.035em] mt-5 lg:mt-7 ${long ? 'max-w-headline-long text-statement leading-none sm:text-h2' : 'max-w-title text-h1'}`}
        >
          {heading}
        </h1>
        {note ? <p className="mt-3 font-semibold text-accent-text">{note}</p> : null}
        {intro ? <p className="mt-11 max-w-lead text-lead text-ink-soft lg:mt-6">{intro}</p> : null}
        {BUILD.tiles ? (
          // In reverse order, and in a box as wide as the page, so that neither moves when the HTML of the
          // next tile arrives.
          <div
            aria-hidden="true"
            className="hung pointer-events-none absolute inset-x-0 top-16 flex flex-row-reverse lg:top-20"
          >
            {tiles.toReversed().map((tile) => (
              <TileImage
                key={tile}
                tile={tile}
                boardSizes={BOARD_SIZES}
                className="hung-tile"
                eager
              />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}
