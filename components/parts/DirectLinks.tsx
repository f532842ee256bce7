import { EmailLink, PhoneLink } from '@/components/parts/ContactLinks';
import { Icon } from '@/components/parts/Icon';
import type { Company } from '@/lib/records/company';

/** The ways to contact the company without the form. */
export type DirectContact = Pick<Company, 'email' | 'phone' | 'chatUrl'> & {
  chatLabel: string;
  newTabLabel: string;
};

const LINK =
  'inline-flex min-h-target items-center gap-2 font-semibold underline underline-offset-4 decoration-2 wrap-anywhere';

/** Email and phone links, and a chat link if there is a chat. */
export function DirectLinks({ contact }: { contact: DirectContact }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      <li>
        <EmailLink email={contact.email} className={LINK} />
      </li>
      <li>
        <PhoneLink phone={contact.phone} className={LINK} />
      </li>
      {contact.chatUrl ? (
        <li>
          <a href={contact.chatUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            <Icon name="chat" />
            {contact.chatLabel}
            <span className="sr-only">{contact.newTabLabel}</span>
          </a>
        </li>
      ) : null}
    </ul>
  );
}
