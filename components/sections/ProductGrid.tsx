import { buttonClass } from '@/components/parts/buttonClass';
import { Picture } from '@/components/parts/Picture';
import { PRODUCT_PARAMETER } from '@/lib/parameters';
import type { Product } from '@/content/lists/products';
import { productAnchor, withBasePath } from '@/lib/urls';
import { siteId } from '@/lib/siteId';

import './ProductGrid.css';

type Props = {
  products: readonly Product[];
  words: { bookNow: string };
};

/**
 * The catalog: one form with a "Book Now" button per product. With scripts, the button opens the
 * booking dialog. Without scripts, it submits the product to the contact page.
 */
export function ProductGrid({ words, products }: Props) {
  if (products.length === 0) return null;
  return (
    <form action={withBasePath('/ContactUs')} method="get" className="product-grid">
      {products.map(({ id, title, purpose, image, alt }, index) => (
        <article
          key={id}
          id={productAnchor(id)}
          tabIndex={-1}
          aria-labelledby={siteId(`product-title-${id}`)}
          className="product-card group flex flex-col rounded-card bg-surface p-2.5 pb-4.5 shadow-card"
        >
          <div className="overflow-hidden rounded-image bg-muted">
            <Picture
              src={image}
              alt={alt}
              sizes="(max-width: 38.75rem) 92vw, (max-width: 62.5rem) 46vw, 34rem"
              className="product-picture aspect-4/3 size-full object-cover"
              eager={index === 0}
            />
          </div>
          <div className="flex flex-1 flex-col items-start gap-y-2 ps-3 pe-2 pt-4">
            <h2 id={siteId(`product-title-${id}`)} className="text-card font-semibold">
              {title}
            </h2>
            <p className="mb-2 text-base text-ink-soft">{purpose}</p>
            <button
              type="submit"
              name={PRODUCT_PARAMETER}
              value={title}
              aria-describedby={siteId(`product-title-${id}`)}
              className={buttonClass('outline', 'small', 'mt-auto max-md:w-full')}
            >
              {words.bookNow}
            </button>
          </div>
        </article>
      ))}
    </form>
  );
}
