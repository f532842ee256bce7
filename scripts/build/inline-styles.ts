/**
 * In: a page as `next build` leaves it. Out: the page with its stylesheet inline, so that it can be
 * painted without a second request. (Next.js's own `experimental.inlineCss` inserts the stylesheet
 * three times.) Runs before the page gets its policy, which allows the style element by its hash.
 */
const LINK = /<link rel="stylesheet" href="([^"]*)"( data-precedence="[^"]*")\/>/g;

/**
 * Disables the link instead of removing it: before hydration and on navigation, React looks for it
 * by its URL, and would load the stylesheet if it were missing (React 19.3,
 * `getStylesheetSelectorFromKey`). Browsers do not load a disabled stylesheet.
 *
 * @param read returns the content of a stylesheet by its URL
 * @throws Error for a stylesheet that would close its own element
 */
export function withInlineStyles(html: string, read: (url: string) => string): string {
  return html.replace(LINK, (_link, url: string, precedence: string) => {
    const sheet = read(url).trim();
    if (/<\/style/i.test(sheet))
      throw new Error(`has a stylesheet that contains "</style": ${url}`);
    return `<style>${sheet}</style><link rel="stylesheet" href="${url}"${precedence} disabled=""/>`;
  });
}
