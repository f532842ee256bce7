function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // A percent sign that encodes nothing: browsers look for the id as it is.
    return fragment;
  }
}

/**
 * The element that a hash such as `#p%C5%99%C3%ADklad` leads to, like in browsers.
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
export function anchorTarget(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  if (!fragment) return null;
  return document.getElementById(fragment) ?? document.getElementById(decoded(fragment));
}
