import { FaqAccordion } from '@/components/islands/page/FaqAccordion';
import { Ask } from '@/components/sections/Ask';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { faqs } from '@/content/lists/faqs';
import { faq } from '@/content/pages/FAQ';
import { pageMetadata } from '@/lib/metadata';
import { faqPage } from '@/lib/structuredData';

export const metadata = pageMetadata('/FAQ', faq);

export default function FaqPage() {
  if (faqs.length === 0)
    throw new Error(
      'app/FAQ has no questions: add to content/lists/faqs.json, or delete the folder',
    );
  return (
    <>
      <PageHeader path="/FAQ" words={faq} tiles={[2, 4, 11]} long />
      <div className="wrap grid-12 pb-section">
        <div className="col-span-full xl:col-span-9 xl:col-start-4">
          <FaqAccordion items={faqs} />
        </div>
      </div>
      <Ask words={faq.ask} />
      <JsonLd nodes={[faqPage('/FAQ', faqs)]} />
    </>
  );
}
