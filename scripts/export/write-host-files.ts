/**
 * Writes the headers and redirects of the site in the format of each host. Files go to out/ if the
 * host reads them there, and to hosts/ if the server includes them in its configuration. They depend
 * only on the routes, the base path and scripts/policy/.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from '@/scripts/command';
import { HOSTS_DIR } from '@/scripts/policy/hosts';

import { writeCaddy } from './hosts/caddy';
import { writeHtaccess } from './hosts/htaccess';
import { writeHeadersFile, writeRedirectsFile } from './hosts/netlify';
import { writeNginx } from './hosts/nginx';
import { describeSite, type Site } from './hosts/site';
import { writeVercelFile } from './hosts/vercel';

/** Returns the content of each file, keyed by its path. */
export const hostFiles = (site: Site): Record<string, string> => ({
  'out/_headers': writeHeadersFile(site),
  'out/_redirects': writeRedirectsFile(site),
  'out/.htaccess': writeHtaccess(site),
  [`${HOSTS_DIR}/nginx.conf`]: writeNginx(site),
  [`${HOSTS_DIR}/caddy.conf`]: writeCaddy(site),
});

const VERCEL_FILE = path.join(root, 'vercel.json');

/** Vercel reads this file before the build, so it is committed. It supports no base path. */
export const vercelFile = () => writeVercelFile(describeSite(''));

async function writeVercel(basePath: string) {
  const current = existsSync(VERCEL_FILE) ? await readFile(VERCEL_FILE, 'utf8') : '';
  if (current !== vercelFile()) {
    await writeFile(VERCEL_FILE, vercelFile());
    console.warn('vercel.json was out of date: commit the file that this build has written');
  }
  if (process.env.VERCEL && basePath)
    console.warn(
      `NEXT_PUBLIC_BASE_PATH is "${basePath}", but vercel.json has no base path: headers and redirects do not apply`,
    );
}

export async function writeHostFiles(basePath: string) {
  await mkdir(path.join(root, HOSTS_DIR), { recursive: true });
  for (const [file, text] of Object.entries(hostFiles(describeSite(basePath))))
    await writeFile(path.join(root, file), text);
  await writeVercel(basePath);
}
