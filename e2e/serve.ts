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
import { root } from '@/scripts/command';

import { createStub } from './crmStub';
import { makeOther } from './other';
import { CRM_PORT, type Site, type SiteName, SITES } from './sites';
import { run, stop } from './support/command';
import { sourceFiles } from './support/sources';

async function hashSources() {
  const hash = createHash('sha256');
  for (const file of [...(await sourceFiles()), 'e2e/other.ts'])
    hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

const stateOf = ({ env }: Site, sources: string) => sources + JSON.stringify(env);

async function isBuilt(site: Site, sources: string) {
  const known = await readFile(`${site.dir}.state`, 'utf8').catch(() => '');
  return known === stateOf(site, sources) && existsSync(site.dir);
}

async function build(site: Site, sources: string) {
  const start = performance.now();
  await rm(`${site.dir}.state`, { force: true });
  const { code, output } = await run('npm run build', site.env, { quiet: true, cwd: site.folder });
  if (code !== 0) throw new Error(output);
  await writeFile(`${site.dir}.state`, stateOf(site, sources));
  const seconds = Math.round((performance.now() - start) / 1000);
  console.error(`Built ${path.relative(root, site.dir)} in ${seconds} s`);
}

/** The copy at the same time as the others, because a build leaves a core idle. */
async function buildAll(sites: readonly Site[]) {
  const sources = await hashSources();
  const buildOthers = async () => {
    for (const site of sites)
      if (site !== SITES.other && !(await isBuilt(site, sources))) await build(site, sources);
  };
  const isCopied = sites.includes(SITES.other) && !(await isBuilt(SITES.other, sources));
  // Before a build changes the files that it copies.
  if (isCopied) await makeOther(SITES.other.folder);
  await Promise.all([buildOthers(), isCopied && build(SITES.other, sources)]);
}

async function serve(names: readonly SiteName[]) {
  const sites = names.map((name) => SITES[name]);
  await buildAll(sites);
  for (const site of sites) createSiteServer(site).listen(site.port, '127.0.0.1');
  createStub().listen(CRM_PORT, '127.0.0.1');
}

serve(process.argv.slice(2) as SiteName[]).catch(stop);
