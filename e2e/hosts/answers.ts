import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Served } from '@/e2e/hosts/test';
import { PLAIN_FILES } from '@/scripts/hosts/files-fixture';
import { readHeadersFile } from '@/scripts/hosts/headers-file';
import { headersFor } from '@/scripts/hosts/site';
import { REVALIDATE } from '@/scripts/policy/caching';

export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** A GET that follows redirects by hand, so that what leads in circles ends. */
export async function get({ origin }: Served, asked: string) {
  let url = new URL(encodeURI(asked), origin);
  for (let hops = 0; hops < 5; hops++) {
    const response = await fetch(url, { redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) {
      const body = Buffer.from(await response.arrayBuffer());
      const { pathname: path, search } = url;
      return { status: response.status, headers: response.headers, body, path, search };
    }
    url = new URL(location, url);
    // A server behind a proxy must not send visitors to its own port or scheme.
    expect(url.origin, `${asked} redirects to ${location}`).toBe(origin);
  }
  throw new Error(`${asked} redirects in circles`);
}

export const onDisk = ({ site }: Served, file: string) => readFile(path.join(site, file));

/** Every kind of file, by the address of one of its kind. */
export async function assets({ site }: Served) {
  const first = async (folder: string, extension: string) => {
    const names = await readdir(path.join(site, folder));
    return `/${folder}/${names.find((name) => name.endsWith(extension))}`;
  };
  return [
    await first('_next/static/css', '.css'),
    await first('_next/static/chunks', '.js'),
    await first('_next/static/media', '.woff2'),
    await first('pictures', '.avif'),
    ...PLAIN_FILES,
    '/sitemap.xml',
  ];
}

/** What the policy says of a path, and the host can say. */
export async function expectHeaders(served: Served, headers: Headers, asked: string) {
  const { host, basePath } = served;
  if (host.headers === 'none') return;
  const rules = readHeadersFile(String(await onDisk(served, '_headers')));
  const said = { 'Cache-Control': REVALIDATE, ...headersFor(asked, rules) };
  expect(Object.keys(said).length, `${asked} under ${basePath || '/'}`).toBeGreaterThan(5);
  const sent = Object.keys(said).map((name) => [name, headers.get(name)]);
  expect({ asked, ...Object.fromEntries(sent) }).toEqual({ asked, ...said });
}
