import type { Route } from 'next';
import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A route of this site, optionally with an anchor: `/Products#product-3`. */
export type SiteHref = Route;

/**
 * A link within the site. PrefetchOnIntent prefetches it when the visitor points at it, not when it
 * becomes visible. ScrollAndFocusOnNavigation, not the router, scrolls after a navigation.
 */
export function SiteLink({
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: SiteHref }) {
  return <Link href={href} prefetch={false} scroll={false} {...rest} />;
}
