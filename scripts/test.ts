/**
 * `npm test`: runs the npm scripts that check the code, the unit tests and the browser tests, and prints
 * the sum. Some run at the same time, because few of them use two cores.
 */
import path from 'node:path';

import { BUILDS, hasSample, isComplete, provideBuild } from '@/e2e/builds';
import { EXPORTS, REPORTS } from '@/e2e/exports';
import { COMPANY, OVERLAY, OWN_FOLDERS } from '@/e2e/makeCompany';
import { auditStep } from '@/e2e/site/auditExport';
import { check, OWN_SETTINGS, skipped, step, summarize } from '@/e2e/steps';
import { root, stop } from '@/scripts/command';
import { filesAt } from '@/scripts/files';

import { provideTools } from './test/browsers';

/** Installs what is missing meanwhile. Audits and browser tests wait for it. */
const tools = provideTools();

/** `--ignore-scripts` skips `npm run generate`, which has already run. */
const npmRun = (script: string) => check(script, `npm run ${script} --ignore-scripts`);

const testUnits = () =>
  check(
    'test:unit',
    `npm run test:unit --ignore-scripts -- --maxWorkers=1 --json --outputFile=${REPORTS.jest}`,
    { report: REPORTS.jest },
  );

const exportOf = (name: string) => path.join(root, BUILDS[name]!.dir);

const makeBuild = (name: string) =>
  step(`Build: ${name}`, () => provideBuild(name).then(() => true));

/** Also builds the fixture of the kit, which shares no folder with the other builds. */
async function checkCode() {
  await npmRun('format:check');
  await npmRun('lint');
  await npmRun('unused');
  await testUnits();
  return makeBuild('fixture');
}

/**
 * Checks the other company as its owner would. Its types are checked here, and not in the build of each
 * language. Of the unit tests, those that read files that an owner changes and deletes: the others see the same in
 * every copy. Tests that make pictures take long.
 */
async function checkCompany() {
  await check('Another company: types', 'npx tsc --noEmit --project tsconfig.build.json', {
    cwd: COMPANY,
  });
  // Its other modules are those of the project.
  const files = await filesAt(OWN_FOLDERS, path.join(root, OVERLAY));
  const modules = files.filter((file) => /\.tsx?$/.test(file)).map((file) => `'${file}'`);
  await check('Another company: lint', `npx eslint ${modules.join(' ')}`, { cwd: COMPANY });
  await check(
    'Another company: unit tests',
    "npx jest --maxWorkers=1 --findRelatedTests tailwind.config.ts lib/records/lists.ts --testPathIgnorePatterns '/fonts\\.test'",
    { cwd: COMPANY },
  );
}

/** @param ready whether everything is built */
function testInBrowsers(ready: boolean) {
  const title = 'Browser tests';
  if (!ready) return step(title, skipped);
  return check(title, 'npm run test:e2e', { report: REPORTS.playwright, live: true });
}

/**
 * Builds and checks the other company. Its pages are made of the same sections, so that the audit of a few
 * shows what its words and records do to them.
 */
async function makeCompany() {
  const ready = await makeBuild('company');
  await tools;
  await Promise.all([
    ready && checkCompany(),
    auditStep('Audit of another company', ready, exportOf('company'), {
      most: 6,
      opened: 0,
      workers: 1,
    }),
  ]);
  return ready;
}

/** One build after the other, because they share .next/, and the company is a copy. */
async function buildOthers(isBuilt: boolean) {
  let ready = isBuilt;
  if (hasSample)
    for (const name of Object.keys(EXPORTS).filter((each) => each !== 'delivered'))
      ready = ready && (await makeBuild(name));
  return isComplete ? ready && makeCompany() : ready;
}

/**
 * Without the sample, the owner's site is audited with the owner's command, which may accept findings
 * (`--skip`). Of the sample, one page of each folder is opened, because its pages have one shape.
 */
const auditSite = (ready: boolean) =>
  hasSample
    ? auditStep('Audit', ready, exportOf('delivered'), { opened: 0 })
    : check('Your site: npm run test:site', 'npm run test:site', { env: OWN_SETTINGS });

async function main() {
  await npmRun('generate');
  // Not at the same time as a build, because both write the route types.
  const sample = npmRun('types').then(() => !hasSample || makeBuild('delivered'));
  const code = checkCode().then(async (ready) => {
    const isBuilt = await sample;
    await tools;
    await auditSite(isBuilt);
    return ready;
  });
  const ready = await Promise.all([sample.then(buildOthers), code]);
  await testInBrowsers(ready.every(Boolean));
  summarize();
}

main().catch(stop);
