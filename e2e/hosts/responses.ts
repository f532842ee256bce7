import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { products } from '@/content/collections/products';
import { expect, type Served } from '@/e2e/hosts/test';
import { readHeadersFile } from '@/scripts/export/hosts/netlify';
import { headersFor } from '@/scripts/export/hosts/site';
import { REVALIDATE } from '@/scripts/policy/headers';

/** Files without a hash in their names: one file of each type. */
const PLAIN_FILES = [
  '/social/home.jpg',
  '/icon.svg',
  '/favicon.ico',
  '/contact.vcf',
  '/manifest.webmanifest',
  '/robots.txt',
];

export const fileOf = (route: string) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`);

/** Sends a GET request. Follows redirects one by one to check each target and detect loops. */
export async function get({ origin }: Pick<Served, 'origin'>, asked: string) {
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
    // Behind a proxy, a server must not redirect visitors to its own port or scheme.
    expect(url.origin, `${asked} redirects to ${location}`).toBe(origin);
  }
  throw new Error(`${asked} is a redirect loop`);
}

export const onDisk = ({ site }: Served, file: string) => readFile(path.join(site, file));

/** The URL paths of sample files, at least one of each type. */
export async function assets({ site, basePath }: Served) {
  const first = async (folder: string, extension: string) => {
    const names = await readdir(path.join(site, folder));
    return `/${folder}/${names.find((name) => name.endsWith(extension))}`;
  };
  const manifest = await readFile(path.join(site, 'manifest.webmanifest'), 'utf8');
  const { icons } = JSON.parse(manifest) as { icons: { src: string }[] };
  return [
    await first('_next/static/css', '.css'),
    await first('_next/static/chunks', '.js'),
    await first('_next/static/data', '.js'),
    await first('_next/static/media', '.woff2'),
    await first('pictures', '.webp'),
    ...PLAIN_FILES,
    // Hosts decode the spaces in URLs.
    ...products.map(({ image }): string => image).filter((image) => image.includes(' ')),
    ...icons.map(({ src }) => src.slice(basePath.length)),
    '/sitemap.xml',
  ];
}

/** Expects the response headers that scripts/policy/headers.ts sets for a path. */
export async function expectHeaders(served: Served, headers: Headers, asked: string) {
  const { host, basePath } = served;
  if (!host.isConfigured) return;
  const rules = readHeadersFile(String(await onDisk(served, '_headers')));
  const said = { 'Cache-Control': REVALIDATE, ...headersFor(asked, rules) };
  expect(Object.keys(said).length, `${asked} under ${basePath || '/'}`).toBeGreaterThan(5);
  const sent = Object.keys(said).map((name) => [name, headers.get(name)]);
  expect({ asked, ...Object.fromEntries(sent) }).toEqual({ asked, ...said });
}
