/**
 * `npm test`: runs the npm scripts that check the code, the unit tests and the browser tests, and prints
 * the sum. Some run at the same time, because few of them use two cores.
 */
import path from 'node:path';

import { BUILDS, hasSample, isComplete, provideBuild } from '@/e2e/builds';
import { REPORTS } from '@/e2e/exports';
import { COMPANY } from '@/e2e/makeCompany';
import { auditStep } from '@/e2e/site/auditExport';
import { check, OWN_SETTINGS, skipped, step, summarize } from '@/e2e/steps';
import { root, stop } from '@/scripts/command';

import { provideTools } from './test/browsers';

/** `--ignore-scripts` skips `npm run generate`, which has already run. */
const npmRun = (script: string) => check(script, `npm run ${script} --ignore-scripts`);

const testUnits = () =>
  check(
    'test:unit',
    `npm run test:unit --ignore-scripts -- --maxWorkers=1 --json --outputFile=${REPORTS.jest}`,
    { report: REPORTS.jest },
  );

async function checkText() {
  // Names of an owner, and their language, are in no dictionary of ours.
  if (hasSample) await npmRun('spelling');
  await npmRun('format:check');
}

const makeBuild = (name: string) =>
  step(`Build: ${name}`, () => provideBuild(name).then(() => true));

/** Returns whether the fixture of the kit, which shares no folder with the other builds, is built. */
async function checkCode() {
  await npmRun('lint');
  await npmRun('unused');
  await testUnits();
  return makeBuild('fixture');
}

/**
 * Checks the other company as its owner would. Of the unit tests, those that read files of the project, which
 * an owner changes and deletes: the others see the same in every copy. Tests that make pictures take long.
 */
async function checkCompany() {
  await check('Another company: lint', 'npx eslint app components content lib', { cwd: COMPANY });
  await check(
    'Another company: unit tests',
    "npx jest --maxWorkers=1 --findRelatedTests scripts/command.ts lib/lists.ts --testPathIgnorePatterns '/(cards|fonts|generate|pictures)\\.test'",
    { cwd: COMPANY },
  );
}

/** @param ready whether everything is built */
function testInBrowsers(ready: boolean) {
  const title = 'Browser tests';
  if (!ready) return step(title, skipped);
  return check(title, 'npm run test:e2e', { report: REPORTS.playwright, live: true });
}

/** One after the other, because they share .next/, and the company is a copy. Ends at the first failure. */
async function buildSites() {
  for (const name of Object.keys(BUILDS).filter((each) => each !== 'fixture'))
    if (!(await makeBuild(name))) return false;
  if (isComplete) await checkCompany();
  return true;
}

async function auditOthers(ready: boolean) {
  // Its pages are made of the same sections, so that a few show what its words and records do to them.
  if (BUILDS.company)
    await auditStep('Audit of another company', ready, path.join(root, BUILDS.company.dir), {
      most: 12,
    });
  await auditStep('Audit of the fixture of the kit', ready, path.join(root, BUILDS.fixture!.dir), {
    basePath: '/my.repo',
  });
}

/** Two at the same time, because an audit often waits: for a popup, or until the network is idle. */
async function audit(ready: boolean) {
  const sample = BUILDS.delivered;
  await Promise.all([
    // Without the sample, the owner's site is audited with the owner's command, which may accept findings
    // (`--skip`).
    sample
      ? auditStep('Audit', ready, path.join(root, sample.dir))
      : check('Your site: npm run test:site', 'npm run test:site', { env: OWN_SETTINGS }),
    auditOthers(ready),
  ]);
}

async function main() {
  await provideTools();
  await npmRun('generate');
  // Not at the same time as a build, because both write the route types.
  await Promise.all([npmRun('types'), checkText()]);
  const ready = (await Promise.all([buildSites(), checkCode()])).every(Boolean);
  await testInBrowsers(ready);
  await audit(ready);
  summarize();
}

main().catch(stop);
