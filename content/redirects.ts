import type { Redirect } from '@/lib/pages/redirects';

/**
 * Old URLs that lead to new ones, such as those of an earlier site (docs/hosting.md):
 *
 *     // Renamed in May 2026.
 *     { from: '/blog/old-name', to: '/Insights/new-name' },
 */
export const redirects: readonly Redirect[] = [];
