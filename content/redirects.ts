import type { MovedPage } from '@/lib/pages/redirects';

/**
 * Old URLs that lead to new ones, such as those of an earlier site (docs/hosting.md):
 *
 *     { from: '/blog/old-name', to: '/Insights/new-name', why: 'Renamed in May 2026.' },
 */
export const redirects: readonly MovedPage[] = [];
