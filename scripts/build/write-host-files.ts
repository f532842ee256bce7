/**
 * Writes the headers and redirects of the site in the format of each host. Files go to out/ if the
 * host reads them there, and to hosts/ if the server includes them in its configuration. Runs when
 * all pages and policies are final.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { HOSTS_DIR } from '@/scripts/policy/hosts';
import { root } from '@/scripts/process';

import { writeCaddy } from './hosts/caddy';
import { checkSite } from './hosts/check';
import { writeHtaccess } from './hosts/htaccess';
import { writeHeadersFile, writeRedirectsFile } from './hosts/netlify';
import { writeNginx } from './hosts/nginx';
import type { Site } from './hosts/site';
import { writeVercelFile } from './hosts/vercel';

/** Returns the content of each file, keyed by its path. */
export function hostFiles(site: Site): Record<string, string> {
  checkSite(site);
  return {
    'out/_headers': writeHeadersFile(site),
    'out/_redirects': writeRedirectsFile(site),
    'out/.htaccess': writeHtaccess(site),
    'out/vercel.json': writeVercelFile(site),
    [`${HOSTS_DIR}/nginx.conf`]: writeNginx(site),
    [`${HOSTS_DIR}/caddy.conf`]: writeCaddy(site),
  };
}

export async function writeHostFiles(site: Site) {
  await mkdir(path.join(root, HOSTS_DIR), { recursive: true });
  for (const [file, text] of Object.entries(hostFiles(site)))
    await writeFile(path.join(root, file), text);
}
