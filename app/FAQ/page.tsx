import { contactPath } from '@/app/contactProps';
import { FaqAccordion } from '@/components/islands/FaqAccordion';
import { ContactCta } from '@/components/sections/ContactCta';
import { FAQ_GROUP, FaqList } from '@/components/sections/Faq';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { faqs } from '@/content/collections/faqs';
import { homeLink } from '@/content/navigation';
import { faq } from '@/content/pages/FAQ';
import { sections } from '@/content/sections';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList, faqPage } from '@/lib/seo/structuredData';

const route = pageWithId('faq');

export const metadata = pageMetadata(route, site);

export default function FaqPage() {
  return (
    <>
      <PageHeader heading={sections.faq} tiles={[2, 4, 11]} long>
        <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} current={route.name} />
      </PageHeader>
      <div className="wrap grid-12 pb-section">
        <div className="col-span-full xl:col-span-9 xl:col-start-4">
          <FaqList items={faqs} />
        </div>
      </div>
      <ContactCta href={contactPath} words={faq.ask} note={site.hours.reply} />
      <FaqAccordion name={FAQ_GROUP} />
      <JsonLd
        nodes={[
          breadcrumbList(route.canonical, homeLink, route.name),
          ...(faqs.length > 0 ? [faqPage(route.canonical, faqs)] : []),
        ]}
      />
    </>
  );
}
