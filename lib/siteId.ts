/**
 * The id of an element that the site itself makes. Headings in Markdown cannot have it: `github-slugger` writes
 * their ids in lowercase, and HTML tells cases apart. What links may name, such as `#product-3`, has no prefix: it
 * is on pages without Markdown.
 *
 * @param name unique within a page, such as `sidebar`
 */
export const siteId = (name: string) => `Site-${name}`;
