import { directContact, leadFormConfig } from '@/app/leadForm';
import { ContactTracking } from '@/components/islands/ContactTracking';
import { JsonLd } from '@/components/islands/JsonLd';
import { LeadFormFrame } from '@/components/islands/LeadFormFrame';
import { ContactPanel } from '@/components/sections/ContactPanel';
import { contact } from '@/content/pages/ContactUs';
import { routes } from '@/content/routes';
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
        contact={directContact}
        letterhead={`${site.name}, ${site.addressLine}`}
      >
        <LeadFormFrame {...leadFormConfig} title={contact.frameTitle} height="contact" />
      </ContactPanel>
      <ContactTracking />
      <JsonLd nodes={[organization(site, route.path)]} />
    </>
  );
}
