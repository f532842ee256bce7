import { notFound } from 'next/navigation';
import { contactForm } from '@/app/_page/contactForm';
import { ContactTracking } from '@/components/islands/tracking/ContactTracking';
import { CampaignPanel } from '@/components/sections/CampaignPanel';
import { Faq } from '@/components/sections/Faq';
import { ServiceScope } from '@/components/sections/ServiceScope';
import { campaigns } from '@/content/lists/campaigns';
import { campaignPage as words, contact } from '@/content/pages/ContactUs';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { idParams, recordNamed } from '@/lib/pages/recordPages';

type Props = { params: Promise<{ id: string }> };

export const generateStaticParams = () => idParams(campaigns);

const shown = async ({ params }: Props) => (await recordNamed(campaigns, params)) ?? notFound();

export async function generateMetadata(props: Props) {
  const { id } = await shown(props);
  return metadataOf(pageWithId(`campaigns/${id}`));
}

export default async function CampaignPage(props: Props) {
  const { gets, limits, questions, ...campaign } = await shown(props);
  return (
    <>
      <CampaignPanel words={{ ...campaign, next: contact.next }}>{contactForm}</CampaignPanel>
      <ServiceScope words={words.scope} gets={gets} limits={limits} />
      <Faq words={{ heading: words.questions }} items={questions} />
      <ContactTracking />
    </>
  );
}
