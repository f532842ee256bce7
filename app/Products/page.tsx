import { contactPath, leadFormConfig } from '@/app/contactProps';
import { linkedProducts } from '@/app/linkedProducts';
import { BookingModal } from '@/components/islands/BookingModal';
import { ContactCta } from '@/components/sections/ContactCta';
import { ProductGrid } from '@/components/sections/ProductGrid';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { products } from '@/content/collections/products';
import { homeLink } from '@/content/navigation';
import { products as page } from '@/content/pages/Products';
import { booking } from '@/content/booking';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList, organizationSummary, productCatalog } from '@/lib/seo/structuredData';

const route = pageWithId('products');

export const metadata = pageMetadata(route, site);

export default function ProductsPage() {
  return (
    <>
      <div className="below-bar wrap pb-section">
        <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} current={route.name} />
        <div className="mt-4 mb-9 flex flex-col justify-between gap-4 lg:mb-14 lg:flex-row lg:items-end">
          <h1 className="headline-short text-h1">{page.heading}</h1>
          <p className="max-w-lead text-note text-ink-soft">{page.intro}</p>
        </div>
        <BookingModal words={booking} form={leadFormConfig}>
          <ProductGrid products={products} bookNow={page.bookNow} contactHref={contactPath} />
        </BookingModal>
      </div>
      <ContactCta href={contactPath} words={page.ask} note={site.hours.reply} />
      <JsonLd
        nodes={[
          organizationSummary(site),
          breadcrumbList(route.canonical, homeLink, route.name),
          productCatalog(route, linkedProducts),
        ]}
      />
    </>
  );
}
