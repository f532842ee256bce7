/** An old URL that leads to a new one (content/redirects.ts). */
export type MovedPage = {
  /** A path that no page has, such as `/blog/old-name` or `/about.html`. */
  from: string;
  /** A path of this site, also with an anchor, or an https URL. */
  to: string;
  /** For people who read the list later. */
  why: string;
};
