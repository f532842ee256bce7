import { directContact, leadFormConfig } from '@/app/contactProps';
import { ContactTracking } from '@/components/islands/ContactTracking';
import { LeadFormFrame } from '@/components/islands/LeadFormFrame';
import { PickTime } from '@/components/parts/PickTime';
import { ContactPanel } from '@/components/sections/ContactPanel';
import { NextSteps } from '@/components/sections/NextSteps';
import { JsonLd } from '@/components/site/JsonLd';
import { contact } from '@/content/pages/ContactUs';
import { routes } from '@/content/routes';
import { sections } from '@/content/sections';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageMetadata, pageWithId } from '@/lib/seo/metadata';
import { organization } from '@/lib/seo/structuredData';

const route = pageWithId(routes, 'contact');

export const metadata = pageMetadata(route, site);

export default function ContactPage() {
  return (
    <>
      <ContactPanel
        words={contact}
        note={site.hours.meaning}
        pickTime={
          <PickTime href={site.callUrl} label={sections.next.pickTime} newTabLabel={shell.newTab} />
        }
        contact={directContact}
        letterhead={`${site.name}, ${site.addressLine}`}
      >
        <LeadFormFrame {...leadFormConfig} title={contact.frameTitle} height="contact" />
      </ContactPanel>
      <NextSteps words={sections.next} />
      <ContactTracking />
      <JsonLd nodes={[organization(site, route.path)]} />
    </>
  );
}
