/** Hosts serve a page at `/FAQ`, `/FAQ/`, `/FAQ.html` and `/FAQ/index.html`. */
const plain = (pathname: string) =>
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?(\.html?)?\/?$/, '');

export const samePath = (one: string, other: string) => plain(one) === plain(other);

/** @returns `null` for what the router does not know: other paths of the origin, and files */
export function routerPath(pathname: string): string | null {
  const path = pathname.slice(BUILD.basePath.length) || '/';
  const isBelow = pathname.startsWith(BUILD.basePath) && path.startsWith('/');
  return isBelow && !/\.\w+$/.test(path) ? path : null;
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Not one that opens a new tab or window, or downloads the page. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A percent sign that encodes nothing: browsers look for the id as it is.
    return fragment;
  }
}

/**
 * The element of a hash such as `#p%C5%99%C3%ADklad`:
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
export function anchorTarget(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  if (!fragment) return null;
  return document.getElementById(fragment) ?? document.getElementById(decoded(fragment));
}
