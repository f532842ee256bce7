import { Suspense, type ReactNode } from 'react';
import { Icon } from '@/components/parts/Icon';
import { leadForm } from '@/content/leadForm';
import { shell } from '@/content/shell';
import { site } from '@/content/site';

/** Without line breaks in a phone number. */
const nonBreaking = (display: string) =>
  display.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

type Looks = { className: string; iconClass?: string };

/**
 * Hosts and extensions often rewrite addresses before hydration. In a boundary, React renders only the link
 * again. Below 500 bytes: React moves larger boundaries to the end of a long page (React 19.3,
 * `isEligibleForOutlining`).
 */
function ContactLink({
  href,
  icon,
  className,
  iconClass,
  children,
}: Looks & { href: string; icon: 'mail' | 'phone'; children: ReactNode }) {
  return (
    <Suspense>
      <a href={href} className={className}>
        <Icon name={icon} className={iconClass} />
        {children}
      </a>
    </Suspense>
  );
}

export const EmailLink = (looks: Looks) => (
  <ContactLink href={`mailto:${site.email}`} icon="mail" {...looks}>
    {site.email}
  </ContactLink>
);

export const PhoneLink = (looks: Looks) => (
  <ContactLink href={`tel:${site.phone.e164}`} icon="phone" {...looks}>
    <bdi>{nonBreaking(site.phone.display)}</bdi>
  </ContactLink>
);

const LINK =
  'inline-flex min-h-target items-center gap-2 font-semibold underline underline-offset-4 decoration-2 wrap-anywhere';

/** Without the form. */
export function ContactLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      <li>
        <EmailLink className={LINK} />
      </li>
      <li>
        <PhoneLink className={LINK} />
      </li>
      {site.chatUrl ? (
        <li>
          <a href={site.chatUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
            <Icon name="chat" />
            {leadForm.chatLabel}
            <span className="sr-only">{shell.newTab}</span>
          </a>
        </li>
      ) : null}
    </ul>
  );
}
