/** An old URL that leads to a new one. */
export type Redirect = {
  /** A path that no page has, such as `/blog/old-name` or `/about.html`. */
  from: string;
  /** A path of this site, or an https URL. */
  to: string;
};

/**
 * Old URLs that lead to new ones, such as those of an earlier site (docs/hosting.md):
 *
 *     // Renamed in May 2026.
 *     { from: '/blog/old-name', to: '/Insights/new-name' },
 */
export const redirects: readonly Redirect[] = [];
