/** `npm test`: everything. Steps run in pairs, because few of them use two cores. */
import path from 'node:path';

import { root, stop } from '@/scripts/command';
import { EXPORTS } from '@/scripts/exports';

import { auditStep, provideTools, testInBrowsers } from './browsers';
import {
  ALL_EXPORTS,
  buildCompany,
  buildExports,
  buildFixture,
  FIXTURE,
  generate,
  hasSample,
  isOurs,
} from './builds';
import { checkFormat, checkSpelling, checkTypes, findUnused, lint, testUnits } from './checks';
import { COMPANY } from './company';
import { check, OWN_SETTINGS, step, summarize } from './run';
import { followTheDocs } from './steps';

/**
 * Without the sample, `npm test` tests the owner's site with the owner's command, which may accept
 * findings (`--skip`).
 */
const testOwnSite = () =>
  check('Your site: npm run test:site', 'npm run test:site', { env: OWN_SETTINGS });

async function checkText() {
  // Names of an owner, and their language, are in no dictionary of ours.
  if (hasSample) await checkSpelling();
  await checkFormat();
}

async function build() {
  if (!hasSample) {
    await testOwnSite();
    return true;
  }
  return (await buildExports(ALL_EXPORTS)) && (!isOurs || buildCompany());
}

async function checkCode() {
  await lint();
  await findUnused();
  await testUnits();
  // The documented steps change the sample.
  if (isOurs) await step('Steps of docs/make-it-yours.md', followTheDocs);
  return buildFixture();
}

async function auditOthers(ready: boolean) {
  const { dir } = EXPORTS.delivered;
  // Its pages are made of the same sections, so that a few show what its words and records do to them.
  if (isOurs)
    await auditStep('Audit of another company', ready, path.join(COMPANY, dir), { most: 12 });
  const { basePath } = FIXTURE;
  await auditStep('Audit of the fixture of the kit', ready, path.join(root, FIXTURE.dir), {
    basePath,
  });
}

/** Two at the same time, because an audit often waits: for a popup, or until the network is idle. */
async function audit(ready: boolean) {
  const sample = path.join(root, EXPORTS.delivered.dir);
  await Promise.all([
    hasSample ? auditStep('Audit', ready, sample) : undefined,
    auditOthers(ready),
  ]);
}

async function main() {
  await provideTools();
  await generate();
  // Not in parallel with a build, because both write the route types.
  await Promise.all([checkTypes(), checkText()]);
  const ready = (await Promise.all([build(), checkCode()])).every(Boolean);
  await testInBrowsers(ready);
  await audit(ready);
  summarize();
}

main().catch(stop);
