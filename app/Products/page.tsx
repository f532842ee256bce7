import { contactPath } from '@/app/_page/contactProps';
import { LeadForm } from '@/app/_page/LeadForm';
import { linkedProducts } from '@/lib/catalog/linkedProducts';
import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { BookingModal } from '@/components/islands/booking/BookingModal';
import { ProductGrid } from '@/components/sections/ProductGrid';
import { JsonLd } from '@/components/site/JsonLd';
import { products } from '@/content/lists/products';
import { productsPage } from '@/content/pages/Products';
import { site } from '@/content/site';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { organizationSummary, productCatalog } from '@/lib/seo/structuredData';

const route = pageWithId('products');

export const metadata = metadataOf(route);

export default function ProductsPage() {
  return (
    <>
      <div className="below-bar wrap pb-section">
        <Crumbs current={route.name} />
        <div className="mt-4 mb-9 flex flex-col justify-between gap-4 lg:mb-14 lg:flex-row lg:items-end">
          <h1 className="headline-short text-h1">{productsPage.heading}</h1>
          <p className="max-w-lead text-note text-ink-soft">{productsPage.intro}</p>
        </div>
        <BookingModal
          words={productsPage.booking}
          form={<LeadForm title={productsPage.booking.frameTitle} place="booking" />}
        >
          <ProductGrid products={products} words={productsPage} contactHref={contactPath} />
        </BookingModal>
      </div>
      <Ask words={productsPage.ask} />
      <JsonLd
        nodes={[
          organizationSummary(site),
          breadcrumbData(route),
          productCatalog(route, linkedProducts),
        ]}
      />
    </>
  );
}
