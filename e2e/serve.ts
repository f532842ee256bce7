/**
 * Serves sites of the tests, and the stub of the form service: `node --import tsx e2e/serve.ts sample
 * tracking`. First builds each site whose export is missing, or made from other sources or settings. When
 * the stub answers, all do.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { createSiteServer } from '@/scripts/serve';
import { root, run, stop } from '@/scripts/command';
import { sourceFiles } from '@/scripts/files';

import { createStub } from './crmStub';
import { makeOther } from './other';
import { CRM_PORT, type Site, type SiteName, SITES } from './sites';

const stampOf = ({ dir }: Site) => `${dir}.state`;

async function hashSources() {
  const hash = createHash('sha256');
  for (const file of [...(await sourceFiles()), 'e2e/other.ts'])
    hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

async function build(site: Site, state: string) {
  const start = performance.now();
  await rm(stampOf(site), { force: true });
  const { code, output } = await run('npm run build', site.env, { quiet: true, cwd: site.folder });
  if (code !== 0) throw new Error(output);
  await writeFile(stampOf(site), state);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.error(`Built ${path.relative(root, site.dir)} in ${seconds} s`);
}

/** Sites in different folders at the same time, because a build leaves a core idle. */
async function buildAll(sites: readonly Site[]) {
  const sources = await hashSources();
  const folders = new Map<string, (() => Promise<void>)[]>();
  for (const site of sites) {
    const state = sources + JSON.stringify(site.env);
    const known = await readFile(stampOf(site), 'utf8').catch(() => '');
    if (known === state && existsSync(site.dir)) continue;
    // Before a build changes the files that it copies.
    if (site.folder !== root) await makeOther(site.folder);
    folders.set(site.folder, [...(folders.get(site.folder) ?? []), () => build(site, state)]);
  }
  await Promise.all(
    [...folders.values()].map(async (builds) => {
      for (const next of builds) await next();
    }),
  );
}

async function serve(names: readonly SiteName[]) {
  const sites = names.map((name) => SITES[name]);
  await buildAll(sites);
  for (const site of sites) createSiteServer(site).listen(site.port, '127.0.0.1');
  createStub().listen(CRM_PORT, '127.0.0.1');
}

serve(process.argv.slice(2) as SiteName[]).catch(stop);
