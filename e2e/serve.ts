/**
 * Serves a site of the tests: `node --import tsx e2e/serve.ts sample`. Builds it first, unless the export is made
 * from the same sources and settings. Playwright starts one of these commands after the other, so that no two
 * builds run at the same time. Without a name, serves the stub of the form service.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createSiteServer } from '@/scripts/serve';
import { root, run, stop } from '@/scripts/command';
import { sourceFiles } from '@/scripts/files';

import { createStub } from './crm-stub';
import { makeOther } from './other';
import { CRM_PORT, type Site, type SiteName, SITES } from './sites';

/** A hash of the settings, and of the sources. */
async function stateOf({ env }: Site): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const file of [...(await sourceFiles()), 'e2e/other.ts'])
    hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

async function build(site: Site) {
  const stamp = `${site.dir}.state`;
  const state = await stateOf(site);
  const known = await readFile(stamp, 'utf8').catch(() => '');
  if (known === state && existsSync(site.dir)) return;
  await rm(stamp, { force: true });
  if (site.folder !== root) await makeOther(site.folder);
  const { code, output } = await run('npm run build', site.env, {
    quiet: true,
    cwd: site.folder,
  });
  if (code !== 0) throw new Error(output);
  await writeFile(stamp, state);
}

async function serve(name: SiteName) {
  const site = SITES[name];
  await build(site);
  createSiteServer(site).listen(site.port, '127.0.0.1');
}

const [name] = process.argv.slice(2);
if (name) serve(name as SiteName).catch(stop);
else createStub().listen(CRM_PORT, '127.0.0.1');
