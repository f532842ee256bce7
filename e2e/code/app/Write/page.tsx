import { directContact, leadFormConfig, productTitles } from '@/app/contactProps';
import { ContactTracking } from '@/components/islands/ContactTracking';
import { LeadForm } from '@/components/islands/LeadForm';
import { ContactPanel } from '@/components/sections/ContactPanel';
import { write } from '@/lib/fixture/content/pages/Write';
import { site } from '@/lib/fixture/content/site';
import { metadataOf } from '@/lib/fixture/metadata';

export const metadata = metadataOf('contact');

export default function WritePage() {
  return (
    <>
      <ContactPanel
        words={write}
        note={site.hours.meaning}
        pickTime={null}
        contact={directContact}
        letterhead={site.name}
        offices={site.offices}
      >
        <LeadForm
          {...leadFormConfig}
          title={write.frameTitle}
          height="contact"
          products={productTitles}
        />
      </ContactPanel>
      <ContactTracking />
    </>
  );
}
