import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/parts/ButtonLink';
import { EmailLink, PhoneLink } from '@/components/parts/ContactLinks';
import { Icon } from '@/components/parts/Icon';
import { Logo } from '@/components/site/Logo';
import { SIDEBAR_ID, type NavLink } from '@/components/site/SiteHeader';
import type { Company } from '@/lib/records/company';

type Props = {
  name: string;
  title: string;
  closeLabel: string;
  callToAction: NavLink | undefined;
  contact: Pick<Company, 'email' | 'phone'>;
  /** The links of the sidebar, as list items. */
  children: ReactNode;
};

const CONTACT_LINK = 'flex min-h-target items-center gap-3 font-medium text-ondark wrap-anywhere';

/** The mobile sidebar: a popover, which opens without scripts. */
export function Sidebar({ name, title, closeLabel, callToAction, contact, children }: Props) {
  return (
    <dialog
      id={SIDEBAR_ID}
      popover="auto"
      aria-label={title}
      className="sidebar bg-dark text-ondark focus-dark"
    >
      <div className="flex min-h-full flex-col px-gutter pt-3 pb-7">
        <div className="mb-4 flex h-14 items-center justify-between">
          <Logo name={name} />
          <button
            type="button"
            popoverTarget={SIDEBAR_ID}
            popoverTargetAction="hide"
            aria-label={closeLabel}
            className="grid size-12 place-items-center rounded-button shadow-outlinedark"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <nav aria-label={title}>
          <ul className="text-sidebar font-medium">{children}</ul>
        </nav>
        {callToAction ? (
          <ButtonLink href={callToAction.href} variant="primary" className="mt-7 w-full">
            {callToAction.label}
          </ButtonLink>
        ) : null}
        <div className="mt-auto pt-7">
          <EmailLink
            email={contact.email}
            iconClass="size-icon text-accent-soft"
            className={CONTACT_LINK}
          />
          <PhoneLink
            phone={contact.phone}
            iconClass="size-icon text-accent-soft"
            className={CONTACT_LINK}
          />
        </div>
      </div>
    </dialog>
  );
}
