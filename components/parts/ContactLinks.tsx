import { Suspense, type ReactNode } from 'react';
import { Icon } from '@/components/parts/Icon';
import { nonBreaking, type Company } from '@/lib/records/company';

type Looks = { className: string; iconClass?: string };

/**
 * Hosts and extensions often rewrite addresses before hydration. In a boundary of its own, React then
 * renders the link again, and not the document. Keep it below 500 bytes: React moves larger boundaries
 * to the end of a long page (React 19.3, `isEligibleForOutlining`).
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

export const EmailLink = ({ email, ...looks }: Looks & { email: string }) => (
  <ContactLink href={`mailto:${email}`} icon="mail" {...looks}>
    {email}
  </ContactLink>
);

export const PhoneLink = ({ phone, ...looks }: Looks & Pick<Company, 'phone'>) => (
  <ContactLink href={`tel:${phone.e164}`} icon="phone" {...looks}>
    <bdi>{nonBreaking(phone.display)}</bdi>
  </ContactLink>
);
