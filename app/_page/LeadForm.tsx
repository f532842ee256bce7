import { directContact, noticeLinkBelowForm as notice } from '@/app/_page/contactProps';
import { LeadFormFrame } from '@/components/islands/form/LeadFormFrame';
import { PrivacyLink } from '@/components/islands/form/PrivacyLink';
import { DirectLinks } from '@/components/parts/DirectLinks';
import { OwnForm } from '@/components/site/OwnForm';
import { leadForm as words, ownForm } from '@/content/leadForm';
import { settings } from '@/lib/catalog/settings';

type Props = {
  title: string;
  place: 'popup' | 'contact' | 'booking';
  /** The products that the query of the page may name. */
  products?: readonly string[];
};

/** The lead form of the popup, the contact page and the booking dialog, and the ways around it. */
export function LeadForm({ title, place, products }: Props) {
  const { leadForm } = settings();
  if (leadForm.kind !== 'own')
    return (
      <LeadFormFrame
        form={{ src: leadForm.src, parameters: leadForm.parameters }}
        words={words}
        contact={directContact}
        notice={notice}
        title={title}
        place={place}
        products={products}
      />
    );
  return (
    <>
      <div className="print:hidden">
        <OwnForm
          action={leadForm.src}
          hidden={leadForm.hidden}
          fields={ownForm.fields}
          words={ownForm}
          title={title}
          place={place}
        />
      </div>
      <div className="px-3 pt-4 pb-2 sm:px-5 print:px-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 className="text-base font-semibold">{words.direct}</h3>
          <PrivacyLink notice={notice} />
        </div>
        <DirectLinks contact={directContact} />
      </div>
    </>
  );
}
