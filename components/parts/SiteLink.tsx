import type { Route } from 'next';
import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A path of this site, also with a query or a fragment. Of a dynamic route, the compiler knows the folder. */
export type SiteHref = Route<`/Services/${string}` | `/Work/${string}` | `/Insights/${string}`>;

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: SiteHref };

/**
 * A link within the site. PrefetchOnIntent prefetches it when the visitor points at it, not when it
 * becomes visible. ScrollAndFocusOnNavigation, not the router, scrolls after a navigation.
 */
export const SiteLink = (props: Props) => <Link prefetch={false} scroll={false} {...props} />;
