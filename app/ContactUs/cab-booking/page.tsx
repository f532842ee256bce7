import { ContactTracking } from '@/components/islands/tracking/Tracking';
import { CampaignPanel } from '@/components/sections/CampaignPanel';
import { Faq } from '@/components/sections/Faq';
import { ServiceScope } from '@/components/sections/ServiceScope';
import { LeadForm } from '@/components/site/LeadForm';
import { cabBooking as words } from '@/content/pages/cab-booking';
import { contact } from '@/content/pages/ContactUs';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/ContactUs/cab-booking', words, { index: false });

/**
 * For a campaign, to copy. Only ads and newsletters lead to it. Below /ContactUs, the popup does not open.
 */
export default function CabBookingPage() {
  return (
    <>
      <CampaignPanel words={words}>
        <LeadForm title={contact.frameTitle} place="contact" />
      </CampaignPanel>
      <ServiceScope words={words.scope} gets={words.gets} limits={words.limits} />
      <Faq words={words.faq} items={words.questions} />
      <ContactTracking />
    </>
  );
}
