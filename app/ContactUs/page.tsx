import { contactForm } from '@/app/_page/contactForm';
import { directContact } from '@/app/_page/contactProps';
import { ContactTracking } from '@/components/islands/tracking/ContactTracking';
import { Embed, isEmbeddable } from '@/components/parts/Embed';
import { PickTime } from '@/components/parts/PickTime';
import { ContactPanel } from '@/components/sections/ContactPanel';
import { NextSteps } from '@/components/sections/NextSteps';
import { JsonLd } from '@/components/site/JsonLd';
import { contact } from '@/content/pages/ContactUs';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { organization } from '@/lib/seo/structuredData';

const route = pageWithId('contact');

export const metadata = metadataOf(route);

export default function ContactPage() {
  return (
    <>
      <ContactPanel
        words={contact}
        pickTime={
          <PickTime href={site.callUrl} label={contact.next.pickTime} newTabLabel={shell.newTab} />
        }
        contact={directContact}
        letterhead={site.name}
        offices={site.offices}
      >
        {contactForm}
      </ContactPanel>
      <NextSteps words={contact.next}>
        {site.callUrl && isEmbeddable(site.callUrl) ? (
          <div className="mt-9">
            <Embed src={site.callUrl} title={contact.next.pickTime} />
          </div>
        ) : null}
      </NextSteps>
      <ContactTracking />
      <JsonLd nodes={[organization(site, route.path)]} />
    </>
  );
}
