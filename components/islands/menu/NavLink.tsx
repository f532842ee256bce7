'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { island } from '@/components/islands/page/island';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

type Props = { href: SiteHref; className: string; children: ReactNode };

function currentIn(path: string, href: string) {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}

/**
 * Marks the current page, or the section that it is in. The segments are those of app/, whatever the URL is
 * on a host (`/FAQ.html`, `/faq/`), so that hydration finds the same HTML.
 */
export const NavLink = island(function NavLink({ href, ...rest }: Props) {
  const path = `/${useSelectedLayoutSegments().join('/')}`;
  return <SiteLink href={href} aria-current={currentIn(path, href)} {...rest} />;
}, SiteLink);
