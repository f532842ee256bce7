/** Next.js's folder of files that are named after a hash. */
const STATIC = '_next/static';

/** The build adds this folder to those of Next.js. */
export const DATA_FOLDER = `${STATIC}/data`;

/**
 * The data block of a page: what differs between pages and is needed before hydration. It is JSON in
 * a `<script type="application/json">` right before the inline script, so that all pages have the
 * same inline script, and therefore the same content security policy.
 */
export type PageData = {
  /** The URLs of the page's scripts, in the order in which they must run. */
  scripts: readonly string[];
};

/** Name of the Trusted Types policy for the scripts of the block. */
export const LOADER_POLICY = 'loader';

const FILE = /^(?:chunks|data)\/[^?#]+\.js$/;
/** An encoded dot, slash, backslash or percent sign. Hosts may decode it into another path. */
const ENCODED = /%(?:2[5ef]|5c)/i;

/**
 * With 'strict-dynamic', the browser trusts every script that the inline script loads. Therefore,
 * it loads only scripts that the build has made.
 *
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
