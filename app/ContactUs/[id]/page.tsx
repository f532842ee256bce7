import { notFound } from 'next/navigation';
import { leadFormConfig, productTitles } from '@/app/_page/contactProps';
import { ContactTracking } from '@/components/islands/tracking/ContactTracking';
import { LeadForm } from '@/components/islands/form/LeadForm';
import { FaqAccordion } from '@/components/islands/page/FaqAccordion';
import { CampaignPanel } from '@/components/sections/CampaignPanel';
import { Faq, FAQ_GROUP } from '@/components/sections/Faq';
import { ServiceScope } from '@/components/sections/ServiceScope';
import { campaigns } from '@/content/lists/campaigns';
import { campaignPage as words, contact } from '@/content/pages/ContactUs';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/catalog/routes';
import { idParams, recordNamed } from '@/lib/pages/recordPages';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string }> };

export const generateStaticParams = () => idParams(campaigns);

const shown = async ({ params }: Props) => (await recordNamed(campaigns, params)) ?? notFound();

export async function generateMetadata(props: Props) {
  const { id } = await shown(props);
  return pageMetadata(pageWithId(`campaigns/${id}`), site);
}

export default async function CampaignPage(props: Props) {
  const { gets, limits, questions, ...campaign } = await shown(props);
  return (
    <>
      <CampaignPanel words={{ ...campaign, next: contact.next }}>
        <LeadForm
          {...leadFormConfig}
          title={contact.frameTitle}
          place="contact"
          products={productTitles}
        />
      </CampaignPanel>
      <ServiceScope words={words.scope} gets={gets} limits={limits} />
      <Faq words={{ heading: words.questions }} items={questions}>
        <FaqAccordion name={FAQ_GROUP} />
      </Faq>
      <ContactTracking />
    </>
  );
}
