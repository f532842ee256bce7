import { Ask } from '@/components/sections/Ask';
import { PriceLinks } from '@/components/sections/PriceLinks';
import { ServiceDetails } from '@/components/sections/ServiceDetails';
import { Services } from '@/components/sections/Services';
import { PageHeader } from '@/components/site/PageHeader';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { servicesPage } from '@/content/pages/Services';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/Services', servicesPage);

export default function ServicesPage() {
  return (
    <>
      <PageHeader path="/Services" words={servicesPage} tiles={[6, 4, 7, 1]} />
      <Services words={servicesPage.list} services={services} detailsBelow />
      <PriceLinks words={servicesPage.prices} services={services} />
      <ServiceDetails words={servicesPage.details} services={services} products={products} />
      <Ask words={servicesPage.ask} />
    </>
  );
}
