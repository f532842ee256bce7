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
      className={`tile-slice tile-slice-${slice} ${className}`}
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

/** A tile that leads to its product. Screen readers get the full title. */
export const TileLink = ({ product: { id, title, short }, boardSizes, eager }: LinkProps) => (
  <SiteLink href={productHref(id)} className="tile-link">
    <TileImage tile={id} boardSizes={boardSizes} className="w-full" eager={eager} />
    <span className={`tile-caption ${LONG_WORD.test(short) ? 'wrap-anywhere hyphens-auto' : ''}`}>
      {short}
    </span>
    {title === short ? null : <span className="sr-only">{title}</span>}
  </SiteLink>
);
