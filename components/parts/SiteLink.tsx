import type { Route } from 'next';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { linkUrl, opensAsDocument } from '@/lib/pages/paths';

/** A path of this site, optionally with an anchor: `/Products#product-3`. Of a dynamic route, the compiler knows the folder. */
export type SiteHref = Route<`/Services/${string}` | `/Work/${string}` | `/Insights/${string}`>;

/**
 * A link within the site. PrefetchOnIntent prefetches it when the visitor points at it, not when it
 * becomes visible. ScrollAndFocusOnNavigation, not the router, scrolls after a navigation. A file opens as a
 * document. In texts, a link may also lead to another site, or to an anchor of the page.
 */
export function SiteLink({
  href,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: SiteHref }) {
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  if (opensAsDocument(href)) return <a href={linkUrl(href)} {...rest} />;
  return <Link href={href} prefetch={false} scroll={false} {...rest} />;
}
