import { FaqAccordion } from '@/components/islands/FaqAccordion';
import { JsonLd } from '@/components/islands/JsonLd';
import { AskMore } from '@/components/sections/AskMore';
import { FAQ_GROUP, FaqList } from '@/components/sections/Faq';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { PageHead } from '@/components/site/PageHead';
import { faqs } from '@/content/collections/faqs';
import { homeLink } from '@/content/navigation';
import { faq } from '@/content/pages/FAQ';
import { routes } from '@/content/routes';
import { ask, sections } from '@/content/sections';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageMetadata, routeAt } from '@/lib/metadata';
import { breadcrumbList, faqPage } from '@/lib/structuredData';

const route = routeAt(routes, '/FAQ');

export const metadata = pageMetadata(route, site.name);

export default function FaqPage() {
  return (
    <>
      <PageHead heading={sections.faq} tiles={[2, 4, 11]} long>
        <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} current={route.name} />
      </PageHead>
      <div className="wrap grid-12 pb-section">
        <div className="col-span-full xl:col-span-9 xl:col-start-4">
          <FaqList items={faqs} />
        </div>
      </div>
      <AskMore heading={faq.askHeading} text={faq.askText} action={ask.action} />
      <FaqAccordion name={FAQ_GROUP} />
      <JsonLd
        nodes={[
          breadcrumbList(route.canonical, homeLink, route.name),
          faqPage(route.canonical, faqs),
        ]}
      />
    </>
  );
}
