import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { SiteHref } from '@/lib/urls';

export type { SiteHref };

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: SiteHref };

/**
 * PrefetchOnIntent prefetches when the visitor points at the link, not when it becomes visible.
 * ScrollAndFocusOnNavigation scrolls, not the router.
 */
export const SiteLink = (props: Props) => <Link prefetch={false} scroll={false} {...props} />;
