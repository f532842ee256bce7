'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { routePath } from '@/lib/routePath';

type Props = { href: SiteHref; className: string; children: ReactNode };

/** A link that knows whether its page is the one shown. */
export function NavLink({ href, className, children }: Props) {
  const current = routePath(usePathname()) === href;
  return (
    <SiteLink href={href} aria-current={current ? 'page' : undefined} className={className}>
      {children}
    </SiteLink>
  );
}
