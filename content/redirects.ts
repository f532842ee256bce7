import type { MovedPage } from '@/lib/pages/redirects';

/**
 * Old URLs that lead to new ones, such as those of an earlier site (docs/hosting.md). If the new one is a page,
 * further languages have the redirect, too:
 *
 *     { from: '/blog/old-name', to: '/Insights/new-name', why: 'Renamed in May 2026.' },
 */
export const redirects: readonly MovedPage[] = [];
