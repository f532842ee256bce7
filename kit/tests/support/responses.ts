import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Served } from './hostTest';
import { readHeadersFile } from '../../hosts/netlify/files';
import { headersFor, REVALIDATE } from '../../hosts/rules';

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
