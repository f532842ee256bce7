import { SITE_PATH } from '@/lib/build.generated';
import { hasNavigation, landing } from '@/lib/browser/lead/landing';
import { readAttribution, type ParameterRule } from '@/lib/lead/parameters';
import { pathInSite, samePath } from '@/lib/pages/paths';

/** Whether a click on the link opens another page of this site. */
const opensPage = (link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !samePath(link.pathname, location.pathname) &&
  !link.hasAttribute('download') &&
  pathInSite(link.pathname, SITE_PATH) !== null;

/**
 * In browsers without the Navigation API, adds the landing to the URL of each link that opens a
 * document, so that the next document knows it (landing.ts). The router cancels the clicks that it
 * takes. Returns a cleanup function.
 */
export function carryLanding(rules: readonly ParameterRule[]): () => void {
  if (hasNavigation()) return () => {};
  const carry = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.defaultPrevented || !link || !opensPage(link)) return;
    const query = new URLSearchParams(link.search);
    for (const [name, value] of Object.entries(readAttribution(rules, landing())))
      query.set(name, value);
    link.search = query.toString();
  };
  window.addEventListener('click', carry);
  return () => window.removeEventListener('click', carry);
}
