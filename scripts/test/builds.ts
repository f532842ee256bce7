/** The builds that tests need. All exports are in .e2e/, so that out/ stays what its owner built. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { root } from '@/scripts/command';
import { E2E_DIR, EXPORTS } from '@/scripts/exports';

import { COMPANY, makeCompany, OVERLAY } from './company';
import { check, step } from './run';

export type ExportName = keyof typeof EXPORTS;

export const ALL_EXPORTS = Object.keys(EXPORTS) as ExportName[];

const exist = (...files: readonly string[]) =>
  files.every((file) => existsSync(path.join(root, file)));

/** An owner deletes the tests of the sample with its words (docs/make-it-yours.md). */
export const hasSample = exist('e2e/sample');

/** Whether nothing is deleted, and a copy can be made, which needs git. */
export const isOurs = hasSample && exist(OVERLAY, 'content/spec.test.ts', '.git');

export const generate = () => check('Pictures, font, mark and cards', 'npm run generate');

/** Whether a build has ended. It writes this file last. */
const isBuilt = (dir: string) => exist(`${dir}/_headers`);

/** Builds exports one after the other, because they share .next/. Ends at the first failure. */
export async function buildExports(names: readonly ExportName[]) {
  for (const name of names)
    if (!(await check(`Build: ${name}`, 'npm run build', { env: EXPORTS[name].env }))) return false;
  return true;
}

export const buildMissingExports = (names: readonly ExportName[]) =>
  buildExports(names.filter((name) => !isBuilt(EXPORTS[name].dir)));

/** The fixture of the kit under a base path. No setting of the site affects it. */
export const FIXTURE = { dir: `${E2E_DIR}/fixture/out-nested`, basePath: '/my.repo' };

export const buildFixture = () => check('Build: fixture of the kit', 'npx tsx kit/tests/build.ts');

export const buildMissingFixture = async () => isBuilt(FIXTURE.dir) || buildFixture();

/** The site of another company (company.ts). Its types are checked, as those of an owner are. */
export const buildCompany = async () =>
  (await step('Files of another company', makeCompany)) &&
  check('Build: another company', 'npm run build', {
    env: { ...EXPORTS.delivered.env, TYPES_ARE_CHECKED: '' },
    cwd: COMPANY,
  });
