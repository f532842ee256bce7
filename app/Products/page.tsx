import { BookingModal } from '@/components/islands/booking/BookingModal';
import { Ask } from '@/components/sections/Ask';
import { ProductGrid } from '@/components/sections/ProductGrid';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { LeadForm } from '@/components/site/LeadForm';
import { products } from '@/content/lists/products';
import { productsPage } from '@/content/pages/Products';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/Products', productsPage);

export default function ProductsPage() {
  return (
    <>
      <div className="wrap pt-[max(theme(spacing.modal-top),theme(spacing.nav-wide)_+_0.75rem)] pb-section">
        <Breadcrumb path="/Products" name={productsPage.name} />
        <div className="mt-4 mb-9 flex flex-col justify-between gap-4 lg:mb-14 lg:flex-row lg:items-end">
          <h1 className="-ms-[0.035em] text-h1">{productsPage.heading}</h1>
          <p className="max-w-lead text-note text-ink-soft">{productsPage.intro}</p>
        </div>
        <BookingModal
          words={productsPage.booking}
          form={<LeadForm title={productsPage.booking.title} place="booking" />}
        >
          <ProductGrid products={products} words={productsPage} />
        </BookingModal>
      </div>
      <Ask words={productsPage.ask} />
    </>
  );
}
