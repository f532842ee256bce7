import { ContactTracking } from '@/components/islands/tracking/Tracking';
import { Embed, isEmbeddable } from '@/components/parts/Embed';
import { ContactPanel } from '@/components/sections/ContactPanel';
import { NextSteps } from '@/components/sections/NextSteps';
import { JsonLd } from '@/components/site/JsonLd';
import { LeadForm } from '@/components/site/LeadForm';
import { contact } from '@/content/pages/ContactUs';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';
import { organization } from '@/lib/structuredData';

export const metadata = pageMetadata('/ContactUs', contact);

export default function ContactPage() {
  return (
    <>
      <ContactPanel words={contact}>
        <LeadForm title={contact.frameTitle} place="contact" />
      </ContactPanel>
      <NextSteps words={contact.next}>
        {site.callUrl && isEmbeddable(site.callUrl) ? (
          <div className="mt-9">
            <Embed src={site.callUrl} title={contact.next.pickTime} />
          </div>
        ) : null}
      </NextSteps>
      <ContactTracking />
      <JsonLd nodes={[organization()]} />
    </>
  );
}
