/**
 * In: the headers and redirects of the site. Out: the same in the format of each host: in out/ for
 * hosts that read them there, in hosts/ for servers that include a file in their configuration.
 * Runs last, when all pages and policies are final.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { writeCaddy } from './hosts/caddy';
import { checkSite } from './hosts/check';
import { writeHeadersFile } from './hosts/headers-file';
import { writeHtaccess } from './hosts/htaccess';
import { writeNginx } from './hosts/nginx';
import { writeRedirectsFile } from './hosts/redirects-file';
import type { Site } from './hosts/site';
import { writeVercelFile } from './hosts/vercel';

/** The content of each file, by its path. */
export function hostFiles(site: Site): {
  out: Record<string, string>;
  hosts: Record<string, string>;
} {
  checkSite(site);
  return {
    out: {
      _headers: writeHeadersFile(site),
      _redirects: writeRedirectsFile(site),
      '.htaccess': writeHtaccess(site),
      'vercel.json': writeVercelFile(site),
    },
    hosts: { 'nginx.conf': writeNginx(site), 'caddy.conf': writeCaddy(site) },
  };
}

export async function writeHostFiles(site: Site, folders: { out: string; hosts: string }) {
  const files = hostFiles(site);
  for (const folder of ['out', 'hosts'] as const) {
    await mkdir(folders[folder], { recursive: true });
    for (const [name, text] of Object.entries(files[folder])) {
      await writeFile(path.join(folders[folder], name), text);
    }
  }
}
