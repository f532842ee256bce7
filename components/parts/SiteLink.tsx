import type { Route } from 'next';
import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A route of this site, or a place on one: `/Products#product-3`. */
export type SiteHref = Route;

/**
 * A link within the site. Nothing is prefetched while it is merely visible: the PrefetchOnIntent
 * island does it when somebody seems to go there. The router does not scroll: the ScrollAndFocusOnNavigation island scrolls
 * every kind of navigation in the one way that the specification asks for.
 */
export function SiteLink({
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: SiteHref }) {
  return <Link href={href} prefetch={false} scroll={false} {...rest} />;
}
