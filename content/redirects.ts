import type { MovedPage } from '@/lib/pages/redirects';

const MOVED = 'The page of the service shows its case studies since 3.0.0.';

/**
 * Old URLs that lead to new ones, such as those of an earlier site (docs/hosting.md). If the new one is a page,
 * further languages have the redirect, too:
 *
 *     { from: '/blog/old-name', to: '/Insights/new-name', why: 'Renamed in May 2026.' },
 */
export const redirects: readonly MovedPage[] = [
  { from: '/Work/services/web', to: '/Services/web', why: MOVED },
  { from: '/Work/services/software', to: '/Services/software', why: MOVED },
  { from: '/Work/services/application', to: '/Services/application', why: MOVED },
];
