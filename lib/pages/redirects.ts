/** An old URL that leads to a new one (content/redirects.ts). */
export type MovedPage = {
  /** A path that no page has, such as `/blog/old-name` or `/about.html`. */
  from: string;
  /** A path of this site, also with an anchor, or an https URL. */
  to: string;
  /** For people who read the list later. */
  why: string;
};

/** A redirect with the folders of languages. */
export type WrittenMove = Omit<MovedPage, 'why'>;

/** The redirects of a language, with paths below its folder. */
export type RedirectList = {
  file: string;
  /** The language, or an empty string for the first one. */
  tag: string;
  moved: readonly MovedPage[];
  /** The paths of the pages of the language. */
  paths: readonly string[];
};
