import { leadFormFacts, productHref } from '@/app/shared';
import { BookingModal } from '@/components/islands/BookingModal';
import { JsonLd } from '@/components/islands/JsonLd';
import { ProductGrid } from '@/components/sections/ProductGrid';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { products } from '@/content/collections/products';
import { mainLinks } from '@/content/navigation';
import { products as page } from '@/content/pages/Products';
import { routes } from '@/content/routes';
import { booking, shell } from '@/content/shared';
import { site } from '@/content/site';
import { pageMetadata, routeAt } from '@/lib/metadata';
import { productCatalogue } from '@/lib/serviceData';
import { breadcrumbList, organizationInShort } from '@/lib/structuredData';

const route = routeAt(routes, '/Products');

export const metadata = pageMetadata(route, site.name);

const offers = products.map(({ id, title, image }) => ({
  title,
  image,
  href: productHref(id),
}));

export default function ProductsPage() {
  return (
    <div className="below-bar wrap pb-section">
      <Breadcrumb label={shell.breadcrumbLabel} home={mainLinks[0]} current={route.name} />
      <div className="mt-4 mb-9 flex flex-col justify-between gap-4 lg:mb-14 lg:flex-row lg:items-end">
        <h1 className="headline-short text-h1">{page.heading}</h1>
        <p className="max-w-lead text-note text-ink-soft">{page.intro}</p>
      </div>
      <BookingModal words={booking} form={leadFormFacts}>
        <ProductGrid products={products} bookNow={page.bookNow} />
      </BookingModal>
      <JsonLd
        nodes={[
          organizationInShort(site),
          breadcrumbList(route.canonical, mainLinks[0], route.name),
          productCatalogue(route, offers),
        ]}
      />
    </div>
  );
}
