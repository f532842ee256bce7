import { hasPicture, srcSetOf } from '@/components/parts/Picture';
import { SiteLink } from '@/components/parts/SiteLink';
import type { Product } from '@/content/lists/products';
import { pictures } from '@/lib/pictures.generated';
import { productHref, withBasePath } from '@/lib/urls';

const BOARD: string = '/pictures/hero-tiles';

export const TILES_ON_BOARD = 12;

type Props = {
  /** The id of a product, or the number of a tile. After the twelfth, the tiles start again. */
  tile: number;
  /** The width of the entire picture, twelve times that of one tile. */
  boardSizes: string;
  className: string;
  eager?: boolean;
};

/**
 * One tile, cropped from the picture of all twelve, which takes one request. Decorative: the text next to
 * it names the product.
 */
export function TileImage({ tile, boardSizes, className, eager = false }: Props) {
  if (!hasPicture(BOARD)) return null;
  const board = pictures[BOARD];
  const slice = ((tile - 1) % TILES_ON_BOARD) + 1;
  return (
    <img
      src={withBasePath(board.src)}
      srcSet={srcSetOf(BOARD)}
      sizes={boardSizes}
      alt=""
      width={board.width / TILES_ON_BOARD}
      height={board.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      className={`aspect-200/508 object-cover object-[calc((var(--slice)-1)*100%/11)_0] [--slice:${slice}] ${className}`}
    />
  );
}

/**
 * May be wider than a tile on a phone. Shorter words never break, so that tiles do not move when the font
 * loads.
 */
const LONG_WORD = /[^\s-]{10,}/;

type LinkProps = {
  product: Pick<Product, 'id' | 'title' | 'short'>;
  boardSizes: string;
  eager?: boolean;
};

/** The slice would cut off the shadow of its tile: fade it out. */
const LINK_TILE =
  'w-full mask-[linear-gradient(black_90%,transparent),linear-gradient(90deg,transparent,black_5%,black_92%,transparent)] mask-intersect transition-[translate] duration-dip ease-out group-hover:-translate-y-2.5 group-focus-visible:-translate-y-2.5 @max-[15rem]:max-w-5';

/** Two lines without broken words: otherwise, tiles would move when the font loads. */
const CAPTION =
  'block min-h-12.5 pt-1 pb-3 text-center text-caption font-medium tracking-[-0.01em] text-ink-soft underline-offset-4 group-hover:text-ink group-hover:underline group-focus-visible:text-ink group-focus-visible:underline @max-[15rem]:min-h-0 @max-[15rem]:text-start @lg:min-h-0 @lg:px-1';

/**
 * A tile that leads to its product. Screen readers get the full title. With very large text, each tile is
 * small and next to its caption.
 */
export const TileLink = ({ product: { id, title, short }, boardSizes, eager }: LinkProps) => (
  <SiteLink
    href={productHref(id)}
    className="group block rounded-button @max-[15rem]:flex @max-[15rem]:items-center @max-[15rem]:gap-2"
  >
    <TileImage tile={id} boardSizes={boardSizes} className={LINK_TILE} eager={eager} />
    <span
      className={`${CAPTION} ${LONG_WORD.test(short) ? 'wrap-anywhere hyphens-auto' : 'wrap-normal'}`}
    >
      {short}
    </span>
    {title === short ? null : <span className="sr-only">{title}</span>}
  </SiteLink>
);
