/**
 * The builds that browser tests open, all in .e2e/, so that out/ stays what its owner built. A build is
 * made again if its sources or its settings have changed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { root, run } from '@/scripts/command';
import { filesAt, sourceFiles } from '@/scripts/files';

import { COMPANY_EXPORT, E2E_DIR, EXPORTS } from './exports';
import { COMPANY, makeCompany, OVERLAY, OWN_FOLDERS } from './makeCompany';

type Build = {
  /** The folder of the export. */
  dir: string;
  env: Record<string, string>;
  sources: () => Promise<string[]>;
  /** Makes the folder to build in, if that is not the project. */
  prepare?: () => Promise<unknown>;
  command: string;
  cwd: string;
};

const site = ({ dir, env }: Pick<Build, 'dir' | 'env'>): Build => ({
  dir,
  env,
  sources: sourceFiles,
  command: 'npm run build',
  cwd: root,
});

const company: Build = {
  dir: COMPANY_EXPORT.dir,
  env: COMPANY_EXPORT.env,
  sources: async () => [
    ...(await sourceFiles()),
    ...(await filesAt(OWN_FOLDERS.map((folder) => `${OVERLAY}/${folder}`))),
  ],
  prepare: () => makeCompany(COMPANY),
  command: 'npm run build',
  cwd: COMPANY,
};

/** The fixture of the kit. No setting of the site affects it. */
const fixture: Build = {
  dir: `${E2E_DIR}/fixture/out`,
  env: {},
  sources: () => filesAt(['kit']),
  command: 'node --import tsx kit/tests/build.ts',
  cwd: root,
};

const exist = (...files: readonly string[]) =>
  files.every((file) => existsSync(path.join(root, file)));

/** An owner deletes the tests of the sample with its words (docs/make-it-yours.md). */
export const hasSample = exist('e2e/sample');

/** Whether nothing of the project is deleted. */
export const isComplete = hasSample && exist(OVERLAY, 'content/spec.test.ts');

/** In the order in which `npm test` makes them. */
export const BUILDS: Readonly<Record<string, Build>> = {
  ...(hasSample &&
    Object.fromEntries(Object.entries(EXPORTS).map(([name, each]) => [name, site(each)]))),
  ...(isComplete && { company }),
  fixture,
};

/** A hash of the settings, and of the sources. */
async function stateOf({ env, sources }: Build): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(env));
  for (const file of await sources())
    hash.update(file).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

/**
 * Makes a build, unless the one that exists is made from the same sources and settings.
 *
 * @throws Error with the output of a build that failed
 */
export async function provideBuild(name: string): Promise<void> {
  const build = BUILDS[name]!;
  const stamp = path.join(root, `${build.dir}.state`);
  const state = await stateOf(build);
  const known = await readFile(stamp, 'utf8').catch(() => '');
  // `_headers` is the last file of a build.
  if (known === state && exist(`${build.dir}/_headers`)) return;
  await rm(stamp, { force: true });
  await build.prepare?.();
  const { code, output } = await run(build.command, build.env, { quiet: true, cwd: build.cwd });
  if (code !== 0) throw new Error(output);
  await writeFile(stamp, state);
}
