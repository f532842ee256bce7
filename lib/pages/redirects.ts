/** An old URL that leads to a new one (content/redirects.ts). */
export type Redirect = {
  /** A path that no page has, such as `/blog/old-name` or `/about.html`. */
  from: string;
  /** A path of this site, or an https URL. */
  to: string;
};
