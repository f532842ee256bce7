import { contactPath } from '@/app/_page/contactProps';
import { linkedProducts } from '@/lib/catalog/linkedProducts';
import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { PriceLinks } from '@/components/sections/PriceLinks';
import { ServiceDetails } from '@/components/sections/ServiceDetails';
import { Services } from '@/components/sections/Services';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { services } from '@/content/lists/services';
import { servicesPage } from '@/content/pages/Services';
import { pathOf } from '@/lib/catalog/pages';
import { metadataOf, pageWithId } from '@/lib/catalog/page';

const route = pageWithId('services');

export const metadata = metadataOf(route);

export default function ServicesPage() {
  return (
    <>
      <PageHeader heading={servicesPage.heading} intro={servicesPage.intro} tiles={[6, 4, 7, 1]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <Services words={servicesPage.list} services={services} ownPage />
      <PriceLinks words={servicesPage.prices} services={services} />
      <ServiceDetails
        words={servicesPage.details}
        services={services.map((service) => ({
          ...service,
          href: pathOf(`services/${service.id}`),
        }))}
        products={linkedProducts}
        contactHref={contactPath}
      />
      <Ask words={servicesPage.ask} />
      <JsonLd nodes={[breadcrumbData(route)]} />
    </>
  );
}
