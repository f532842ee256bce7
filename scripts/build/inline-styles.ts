/**
 * In: a page as `next build` leaves it. Out: the page with its stylesheet inside, so that it can be
 * painted without a second request. (Next.js's own `experimental.inlineCss` writes the sheet into the
 * page three times.) Runs before the page gets its policy, which allows the style element by its hash.
 */
const LINK = /<link rel="stylesheet" href="([^"]*)"( data-precedence="[^"]*")\/>/g;

/**
 * The link stays, disabled: React looks for it by its URL before hydration and on navigation, and would
 * load the sheet if it were gone (React 19.3, `getStylesheetSelectorFromKey`). A browser does not load a
 * disabled stylesheet.
 *
 * @param read the text of a stylesheet by its URL
 * @throws Error for a stylesheet that would end its own element
 */
export function withInlineStyles(html: string, read: (url: string) => string): string {
  return html.replace(LINK, (_link, url: string, precedence: string) => {
    const sheet = read(url).trim();
    if (/<\/style/i.test(sheet)) throw new Error(`has a stylesheet that holds "</style": ${url}`);
    return `<style>${sheet}</style><link rel="stylesheet" href="${url}"${precedence} disabled=""/>`;
  });
}
