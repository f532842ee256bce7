/** Next.js's folder of files named after a hash. */
const STATIC = '_next/static';

export const DATA_FOLDER = `${STATIC}/data`;

/**
 * What differs between pages and is needed before hydration, as JSON in a `<script
 * type="application/json">` right before the inline script. So all pages have the same inline script, and
 * the same policy.
 */
export type PageData = {
  /** In the order in which they must run. */
  scripts: readonly string[];
};

export const LOADER_POLICY = 'loader';

const FILE = /^(?:chunks|data)\/[^?#]+\.js$/;
/** An encoded dot, slash, backslash or percent sign, which hosts may decode into another path. */
const ENCODED = /%(?:2[5ef]|5c)/i;

/**
 * With 'strict-dynamic', the browser trusts every script that the inline script loads. It loads only those
 * that the build has made.
 * @param here URL of the page
 * @returns the absolute URL
 * @throws TypeError for any other URL
 */
export function ownScriptUrl(url: string, here: string, basePath: string): string {
  const { href, origin, pathname } = new URL(url, here);
  const folder = `${new URL(here).origin}${basePath}/${STATIC}/`;
  const isOwn =
    href === origin + pathname &&
    href.startsWith(folder) &&
    FILE.test(href.slice(folder.length)) &&
    !ENCODED.test(pathname);
  if (!isOwn) throw new TypeError(`Refused to load ${url}`);
  return href;
}
