/**
 * The languages of the site, the first one first: `['en', 'nb']`. The words of each further one are in
 * its folder, such as content/nb/ (docs/languages.md). The list of a site in one language is empty.
 */
export const languages: readonly string[] = [];

/**
 * Whether an entry that a language lacks is a page there, too, in the first language. Otherwise, the language
 * leaves it out.
 */
export const showsOriginals: boolean = false;
