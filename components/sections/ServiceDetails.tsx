import { ButtonLink } from '@/components/parts/ButtonLink';
import { Icon } from '@/components/parts/Icon';
import { HeadedSection } from '@/components/parts/Section';
import { TextLink } from '@/components/parts/TextLink';
import { TileLink } from '@/components/parts/TileImage';
import type { Service } from '@/content/lists/services';
import { filled } from '@/lib/text';
import { contactAbout } from '@/lib/parameters';
import type { Product } from '@/content/lists/products';
import { productHref, siteId } from '@/lib/urls';
import type { servicesPage } from '@/content/pages/Services';

import './art';

type ShownProduct = Pick<Product, 'id' | 'title' | 'short'>;

type Props = {
  words: typeof servicesPage.details;
  services: readonly Service[];
  products: readonly ShownProduct[];
};

/** Twelve times the width of a tile. */
const BOARD_SIZES = '60rem';

export function ServiceDetails({ services, products, ...rest }: Props) {
  return (
    <HeadedSection
      id="service-details"
      items={services}
      words={rest.words}
      hidden
      className="pb-section"
    >
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
          <ul className="border-b border-line">
            {gets.map((item) => (
              <li key={item} className="flex gap-3.5 border-t border-line py-3 font-medium">
                <span className="grid size-6 shrink-0 place-items-center rounded-sm bg-accent text-onaccent print:hidden">
                  <Icon name="check" className="size-4.5 stroke-3" />
                </span>
                {item}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {products.length > 0 ? (
        <nav
          aria-label={filled(words.products, { title })}
          className={`col-span-full nav:col-span-3 ${BUILD.tiles ? 'nav:-mt-14' : ''}`}
        >
          {BUILD.tiles ? (
            <ul className="-mx-2 flex flex-wrap gap-x-1 gap-y-2 nav:justify-end">
              {products.map((product) => (
                <li key={product.id} className="w-20">
                  <TileLink product={product} boardSizes={BOARD_SIZES} />
                </li>
              ))}
            </ul>
          ) : (
            <ul className="flex flex-wrap gap-x-6 nav:block">
              {products.map(({ id, title }) => (
                <li key={id}>
                  <TextLink href={productHref(id)}>{title}</TextLink>
                </li>
              ))}
            </ul>
          )}
        </nav>
      ) : null}
    </article>
  );
}
