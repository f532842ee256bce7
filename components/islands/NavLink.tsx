'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import { island } from '@/components/client/island';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { samePath } from '@/lib/pages/paths';

type Props = { href: SiteHref; className: string; children: ReactNode };

/**
 * A link that marks the current page. It uses the router's segments, which do not depend on the
 * host's URL format. On the 404 page, the segments match no link, even if the URL resembles a route
 * (`/aboutus`).
 */
export const NavLink = island(function NavLink({ href, ...rest }: Props) {
  const current = samePath(`/${useSelectedLayoutSegments().join('/')}`, href);
  return <SiteLink href={href} aria-current={current ? 'page' : undefined} {...rest} />;
}, SiteLink);
