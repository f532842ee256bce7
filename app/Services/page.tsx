import { contactPath } from '@/app/contactProps';
import { linkedProducts } from '@/app/linkedProducts';
import { ContactCta } from '@/components/sections/ContactCta';
import { ServiceDetails } from '@/components/sections/ServiceDetails';
import { Services } from '@/components/sections/Services';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { services } from '@/content/collections/services';
import { homeLink } from '@/content/navigation';
import { services as page } from '@/content/pages/Services';
import { sections } from '@/content/sections';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList, organizationSummary, servicesAt } from '@/lib/seo/structuredData';

const route = pageWithId('services');

export const metadata = pageMetadata(route, site);

export default function ServicesPage() {
  return (
    <>
      <PageHeader heading={page.heading} intro={sections.services.intro} tiles={[6, 4, 7, 1]}>
        <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} current={route.name} />
      </PageHeader>
      <Services heading={page.listHeading} services={services} ownPage />
      <ServiceDetails
        words={page.details}
        services={services}
        products={linkedProducts}
        contactHref={contactPath}
      />
      <ContactCta href={contactPath} words={page.ask} note={site.hours.reply} />
      <JsonLd
        nodes={[
          organizationSummary(site),
          breadcrumbList(route.canonical, homeLink, route.name),
          ...servicesAt(route.canonical, services),
        ]}
      />
    </>
  );
}
