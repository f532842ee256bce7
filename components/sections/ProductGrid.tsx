import { buttonClass } from '@/components/parts/ButtonLink';
import { Picture } from '@/components/parts/Picture';
import { PRODUCT_PARAMETER } from '@/lib/parameters';
import type { Product } from '@/content/lists/products';
import { productAnchor, siteId, withBasePath } from '@/lib/urls';

type Props = {
  products: readonly Product[];
  words: { bookNow: string };
};

/**
 * One form with a "Book Now" button per product, which opens the booking dialog. Without scripts, it leads
 * to the contact page with the product.
 */
export function ProductGrid({ words, products }: Props) {
  if (products.length === 0) return null;
  return (
    <form
      action={withBasePath('/ContactUs')}
      method="get"
      className="flex flex-wrap gap-x-gap gap-y-[clamp(1.25rem,2.4vw,2.25rem)]"
    >
      {products.map(({ id, title, purpose, image, alt }, index) => (
        <article
          key={id}
          id={productAnchor(id)}
          tabIndex={-1}
          aria-labelledby={siteId(`product-title-${id}`)}
          className="product-card group flex min-w-0 shrink-0 grow basis-full flex-col rounded-card bg-surface p-2.5 pb-4.5 shadow-card transition-[box-shadow,translate] duration-med ease-out target:shadow-cardhover focus-within:shadow-cardhover hover:-translate-y-1 hover:shadow-cardhover md:basis-2/5 xl:max-w-1/2 xl:basis-[30%] print:break-inside-avoid forced-colors:border"
        >
          <div className="overflow-hidden rounded-image bg-muted">
            <Picture
              src={image}
              alt={alt}
              sizes="(max-width: 38.75rem) 92vw, (max-width: 62.5rem) 46vw, 34rem"
              className="aspect-4/3 size-full object-cover transition-[scale] duration-tile ease-out group-hover:scale-[1.03]"
              eager={index === 0}
            />
          </div>
          <div className="flex flex-1 flex-col items-start gap-y-2 ps-3 pe-2 pt-4">
            <h2 id={siteId(`product-title-${id}`)} className="text-card font-semibold">
              {title}
            </h2>
            <p className="mb-2 text-body text-ink-soft">{purpose}</p>
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
