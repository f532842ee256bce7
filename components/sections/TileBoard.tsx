import { TileLink, TILES_ON_BOARD } from '@/components/parts/TileImage';
import type { Product } from '@/content/lists/products';
import { site } from '@/content/site';

type Props = {
  label: string;
  products: readonly Pick<Product, 'id' | 'title' | 'short'>[];
};

/** A row has four tiles on phones, six on tablets, twelve on wide screens (`tile-board` in tiles.css). */
const BOARD_SIZES =
  '(max-width: 34.9375rem) 45rem, (max-width: 56.3125rem) 155vw, (max-width: 90rem) 96vw, (max-width: 119.9375rem) 86rem, 90vw';

/** Each tile is a link to its product. Products after the twelfth are only on /Products. */
export function TileBoard({ label, products }: Props) {
  if (products.length === 0) return null;
  return (
    <nav aria-label={label} className="wrap mt-auto">
      <ul
        className={`tile-board grid gap-y-2 pt-[clamp(1.5rem,5vw,3.5rem)] pb-6 leading-[1.2] nav:pt-0 nav:pb-24 @sm:grid-cols-6 @lg:grid-cols-12 print:hidden ${site.chatUrl ? 'tile-board-beside-chat' : ''}`}
      >
        {products.slice(0, TILES_ON_BOARD).map((product) => (
          <li key={product.id}>
            <TileLink product={product} boardSizes={BOARD_SIZES} eager />
          </li>
        ))}
      </ul>
    </nav>
  );
}
