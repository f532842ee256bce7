import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from '@/components/parts/buttonClass';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

type Props = {
  variant: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
} & ({ href: SiteHref } | { externalHref: string; newTabLabel: string });

/** An external link opens in a new tab, and screen readers say so. */
export function ButtonLink({ variant, size, className, children, ...target }: Props) {
  const look = buttonClass(variant, size, className);
  if ('href' in target) {
    return (
      <SiteLink href={target.href} className={look}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a href={target.externalHref} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
      <span className="sr-only">{target.newTabLabel}</span>
    </a>
  );
}
