/**
 * Writes the headers and redirects of a site in the format of each host. Files go to the export if the
 * host reads them there, and to another folder if the server includes them in its configuration.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { writeHtaccess } from './apache';
import { writeCaddy } from './caddy';
import { writeHeadersFile, writeRedirectsFile } from './headersFile';
import { writeNginx } from './nginx';
import type { Site } from './rules';

/** The content of each file by its name: in the export, and for the configuration of a server. */
export const hostFiles = (site: Site) => ({
  inExport: {
    _redirects: writeRedirectsFile(site),
    '.htaccess': writeHtaccess(site),
    // The last one: an export without it is unfinished.
    _headers: writeHeadersFile(site),
  },
  included: { 'nginx.conf': writeNginx(site), 'caddy.conf': writeCaddy(site) },
});

/**
 * @param out the folder of the export
 * @param hosts the folder for server configurations, which visitors must not be able to request
 */
export async function writeHostFiles(site: Site, out: string, hosts: string) {
  const { inExport, included } = hostFiles(site);
  await mkdir(hosts, { recursive: true });
  for (const [folder, files] of [
    [hosts, included],
    [out, inExport],
  ] as const)
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(folder, name), text);
}
