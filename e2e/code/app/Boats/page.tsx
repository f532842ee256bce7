import { contactPath, leadFormConfig } from '@/app/contactProps';
import { BookingModal } from '@/components/islands/BookingModal';
import { ProductGrid } from '@/components/sections/ProductGrid';
import { PageHeader } from '@/components/site/PageHeader';
import { booking } from '@/lib/fixture/content/booking';
import { products } from '@/lib/fixture/content/lists/products';
import { products as page } from '@/lib/fixture/content/pages/Products';
import { metadataOf } from '@/lib/fixture/metadata';

export const metadata = metadataOf('products');

export default function BoatsPage() {
  return (
    <>
      <PageHeader heading={page.heading} tiles={[2]} />
      <BookingModal words={booking} form={leadFormConfig}>
        <ProductGrid products={products} bookNow={page.bookNow} contactHref={contactPath} />
      </BookingModal>
    </>
  );
}
