/**
 * The id of an element of the site. Headings in Markdown cannot have it: `github-slugger` writes lowercase
 * ids. What links may name, such as `#product-3`, has no prefix.
 * @param name unique within a page, such as `sidebar`
 */
export const siteId = (name: string) => `Site-${name}`;
