import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { FaqAccordion } from '@/components/islands/page/FaqAccordion';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { faqs } from '@/content/lists/faqs';
import { faq } from '@/content/pages/FAQ';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { faqPage } from '@/lib/seo/structuredData';

const route = pageWithId('faq');

export const metadata = metadataOf(route);

export default function FaqPage() {
  return (
    <>
      <PageHeader heading={faq.heading} tiles={[2, 4, 11]} long>
        <Crumbs current={route.name} />
      </PageHeader>
      <div className="wrap grid-12 pb-section">
        <div className="col-span-full xl:col-span-9 xl:col-start-4">
          <FaqAccordion items={faqs} />
        </div>
      </div>
      <Ask words={faq.ask} />
      <JsonLd
        nodes={[breadcrumbData(route), ...(faqs.length > 0 ? [faqPage(route.path, faqs)] : [])]}
      />
    </>
  );
}
