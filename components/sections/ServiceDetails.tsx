import { ButtonLink } from '@/components/parts/ButtonLink';
import { CheckList } from '@/components/parts/Check';
import { HeadedSection } from '@/components/parts/HeadedSection';
import { SiteLink } from '@/components/parts/SiteLink';
import { TextLink } from '@/components/parts/TextLink';
import { TileCaption } from '@/components/parts/TileCaption';
import { TileImage } from '@/components/parts/TileImage';
import type { Service } from '@/components/sections/Services';
import { filled } from '@/lib/text';
import { contactAbout } from '@/lib/parameters';
import type { Product } from '@/content/lists/products';
import { productHref, siteId } from '@/lib/urls';

import './art';

type ShownProduct = Pick<Product, 'id' | 'title' | 'short'>;

type Props = {
  words: { heading: string; gets: string; ask: string; more: string; products: string };
  services: readonly Service[];
  products: readonly ShownProduct[];
};

/** Twelve times the width of a tile (`service-tiles` in tiles.css). */
const BOARD_SIZES = '60rem';

/** One row per service: its description, what the client receives, and its products. */
export function ServiceDetails({ services, products, ...rest }: Props) {
  if (services.length === 0) return null;
  return (
    <HeadedSection id="service-details" words={rest.words} hidden className="pb-section">
      {services.map((service) => (
        <Row
          key={service.id}
          {...rest}
          service={service}
          products={products.filter(({ id }) => service.products.includes(id))}
        />
      ))}
    </HeadedSection>
  );
}

function Row({ words, service, products }: Omit<Props, 'services'> & { service: Service }) {
  const { id, title, note, about, gets } = service;
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={siteId(`service-title-${id}`)}
      className="grid-12 gap-y-8 border-t border-line-strong py-9 lg:py-14"
    >
      <div className="col-span-full md:col-span-6 md:pe-6 nav:col-span-5">
        <h3 id={siteId(`service-title-${id}`)} className="text-label">
          {title}
        </h3>
        {note ? <p className="mt-2 font-semibold text-accent-text">{note}</p> : null}
        <p className="mt-4 max-w-lead text-note text-ink-soft">{about}</p>
        <p className="mt-3">
          <TextLink href={`/Services/${id}`}>{filled(words.more, { title })}</TextLink>
        </p>
        <ButtonLink
          href={contactAbout(title)}
          variant="outline"
          size="small"
          className="mt-6 print:hidden"
        >
          {filled(words.ask, { title })}
        </ButtonLink>
      </div>
      {gets.length > 0 ? (
        <div className="col-span-full md:col-span-6 nav:col-span-4">
          <h4 className="pb-3 font-medium text-ink-soft">{words.gets}</h4>
          <CheckList items={gets} className="border-b border-line" />
        </div>
      ) : null}
      {products.length > 0 ? (
        <nav
          aria-label={filled(words.products, { title })}
          className={`col-span-full nav:col-span-3 ${BUILD.tiles ? 'nav:-mt-14' : ''}`}
        >
          <ul className={BUILD.tiles ? 'service-tiles' : 'flex flex-wrap gap-x-6 nav:block'}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductLink {...product} />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  );
}

function ProductLink({ id, title, short }: ShownProduct) {
  const href = productHref(id);
  if (!BUILD.tiles) return <TextLink href={href}>{title}</TextLink>;
  return (
    <SiteLink href={href} className="tile-link">
      <TileImage tile={id} boardSizes={BOARD_SIZES} className="w-full" />
      <TileCaption short={short} title={title} />
    </SiteLink>
  );
}
