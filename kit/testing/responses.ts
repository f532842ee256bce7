import { expect } from '@playwright/test';

/** The file of a page in the export. */
export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/**
 * Sends a GET request. Follows redirects one by one to check each target and detect loops.
 *
 * @returns the last response, and the `Location` of each redirect
 */
export async function get({ origin }: { origin: string }, asked: string) {
  let url = new URL(encodeURI(asked), origin);
  const locations: string[] = [];
  for (let hops = 0; hops < 5; hops++) {
    const response = await fetch(url, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) {
      const body = Buffer.from(await response.arrayBuffer());
      const { status, headers } = response;
      return { status, headers, body, path: url.pathname, search: url.search, locations };
    }
    url = new URL(location, url);
    locations.push(url.href.slice(url.origin.length));
    // Behind a proxy, a server must not redirect visitors to its own port or scheme.
    expect(url.origin, `${asked} redirects to ${location}`).toBe(origin);
  }
  throw new Error(`${asked} is a redirect loop`);
}
