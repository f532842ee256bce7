import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Served } from './hostTest';

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

/**
 * Expects the response headers that the fixture sets (../../fixture/finish.ts). They are written down, because
 * the kit's own server reads them from the same file as a test could.
 */
export function expectHeaders({ host }: Served, headers: Headers, asked: string) {
  if (!host.isConfigured) return;
  const names = [
    'cache-control',
    'x-content-type-options',
    'permissions-policy',
    'content-security-policy',
  ];
  const isHashed = asked.includes('/_next/static/');
  const isPicture = asked.endsWith('.svg');
  expect([asked, ...names.map((name) => headers.get(name))]).toEqual([
    asked,
    isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'nosniff',
    'fullscreen=(self "https://video.example")',
    isPicture ? "default-src 'none'; sandbox" : "frame-ancestors 'self'",
  ]);
}
