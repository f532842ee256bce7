import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Served } from './test';
import { readHeadersFile } from '../../hosts/netlify/files';
import { headersFor, REVALIDATE } from '../../hosts/rules';

export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/**
 * Sends a GET request. Follows redirects one by one to check each target and detect loops.
 *
 * @returns the last response, and the `Location` of each redirect
 */
export async function get({ origin }: Pick<Served, 'origin'>, asked: string) {
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

export const onDisk = ({ site }: Served, file: string) => readFile(path.join(site, file));

/** The URL paths of one file of each type. Hosts decode the spaces in URLs. */
export async function assets({ site }: Served) {
  const first = async (folder: string, extension: string) => {
    const names = await readdir(path.join(site, folder));
    return `/${folder}/${names.find((name) => name.endsWith(extension))}`;
  };
  return [
    await first('_next/static/css', '.css'),
    await first('_next/static/chunks', '.js'),
    await first('_next/static/data', '.js'),
    '/a picture.svg',
    '/contact.vcf',
  ];
}

/** Expects the response headers that the app has set for a path. */
export async function expectHeaders(served: Served, headers: Headers, asked: string) {
  const { host, basePath } = served;
  if (!host.isConfigured) return;
  const rules = readHeadersFile(String(await onDisk(served, '_headers')));
  const said = { 'Cache-Control': REVALIDATE, ...headersFor(asked, rules) };
  expect(Object.keys(said).length, `${asked} under ${basePath || '/'}`).toBeGreaterThan(2);
  const sent = Object.keys(said).map((name) => [name, headers.get(name)]);
  expect({ asked, ...Object.fromEntries(sent) }).toEqual({ asked, ...said });
}
