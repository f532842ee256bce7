import type { ReactNode } from 'react';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { shell } from '@/content/shell';

const BASE =
  'btn relative isolate inline-flex items-center justify-center gap-2.5 rounded-button font-semibold text-center text-balance overflow-hidden print:hidden';

const VARIANTS = {
  primary: 'btn-primary bg-accent text-onaccent shadow-glazed',
  outline: 'btn-outline inset-ring-[length:theme(spacing.stroke)] inset-ring-current',
};

const SIZES = {
  large: 'min-h-14 px-6.5 py-2.5 text-body',
  small: 'min-h-12 px-4.5 py-2 text-body',
};

/** For a button, or a link that looks like one (ButtonLink.css). */
export const buttonClass = (
  variant: keyof typeof VARIANTS,
  size: keyof typeof SIZES = 'large',
  extra = '',
) => `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${extra}`.trim();

type Props = {
  variant: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  className?: string;
  children: ReactNode;
} & ({ href: SiteHref } | { externalHref: string });

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
      <span className="sr-only">{shell.newTab}</span>
    </a>
  );
}
