/**
 * The languages of the site, the first one first: `['en', 'nb']`. The words of each further one are in
 * its folder, such as content/nb/ (docs/languages.md). The list of a site in one language is empty.
 */
export const languages: readonly string[] = [];
