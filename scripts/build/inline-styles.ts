/**
 * Inserts the stylesheet of a page into its HTML, so that the page can be painted without a second
 * request. (Next.js's own `experimental.inlineCss` inserts the stylesheet three times.) Runs before
 * the content security policy is added, because the policy allows the style element by its hash.
 */
const LINK = /<link rel="stylesheet" href="([^"]*)"( data-precedence="[^"]*")\/>/g;

/**
 * Disables the link instead of removing it. Before hydration and on navigation, React looks for the
 * link by its URL, and would load the stylesheet again if the link were missing (React 19.3,
 * `getStylesheetSelectorFromKey`). Browsers do not load a disabled stylesheet.
 *
 * @param read returns the content of a stylesheet by its URL
 * @throws Error for a stylesheet that contains `</style`
 */
export function withInlineStyles(html: string, read: (url: string) => string): string {
  return html.replace(LINK, (_link, url: string, precedence: string) => {
    const sheet = read(url).trim();
    if (/<\/style/i.test(sheet))
      throw new Error(`has a stylesheet that contains "</style": ${url}`);
    return `<style>${sheet}</style><link rel="stylesheet" href="${url}"${precedence} disabled=""/>`;
  });
}
