import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { SiteHref } from '@/lib/urls';

export type { SiteHref };

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: SiteHref };

/**
 * A link within the site. PrefetchOnIntent prefetches it when the visitor points at it, not when it
 * becomes visible. ScrollAndFocusOnNavigation, not the router, scrolls after a navigation.
 */
export const SiteLink = (props: Props) => <Link prefetch={false} scroll={false} {...props} />;
