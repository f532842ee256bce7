'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { island } from '@/components/islands/page/island';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { isBelow, samePath } from '@/lib/pages/paths';

type Props = { href: SiteHref; className: string; children: ReactNode };

function currentIn(path: string, href: string) {
  if (samePath(path, href)) return 'page';
  return isBelow(path, href) ? 'true' : undefined;
}

/**
 * A link that marks the current page, or the section that it is in. It uses the router's segments, which do
 * not depend on the host's URL format. On the 404 page, the segments match no link, even if the URL resembles
 * a route (`/aboutus`).
 */
export const NavLink = island(function NavLink({ href, ...rest }: Props) {
  const path = `/${useSelectedLayoutSegments().join('/')}`;
  return <SiteLink href={href} aria-current={currentIn(path, href)} {...rest} />;
}, SiteLink);
