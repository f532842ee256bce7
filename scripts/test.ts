/**
 * Runs checks and tests, and prints their results. The last line shows the totals.
 *
 * - `npm test` runs everything;
 * - `npm run test:site` builds the site with its own settings, and audits it;
 * - `npm run test:site -- https://preview.example.com` audits a deployed site, and builds nothing;
 *   with `--skip RULE`, neither reports the findings of a rule;
 * - `npm run test:quick` builds it only with the default settings;
 * - `npm run test:e2e` runs all browser tests and builds only missing exports.
 *
 * All exports are in .e2e/, so that out/ stays what its owner built.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { auditCommand } from '@/kit/testing/audit/command';
import { installCommand, mayInstall, missingTools } from '@/kit/testing/tools';

import { root, run, stop } from './command';
import { loadSettings } from './export/settings';
import { E2E_DIR, EXPORTS, REPORTS } from './exports';
import { auditExport } from './test/auditExport';
import { COMPANY, makeCompany, OVERLAY } from './test/company';
import { tally, type Tally } from './test/report';
import { followTheDocs } from './test/steps';

const results: Tally[] = [];

/** Runs a step, prints its title and result, and adds the result to the totals. */
async function step(title: string, work: () => Promise<Tally | boolean>): Promise<boolean> {
  const start = performance.now();
  const result = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  const ok = typeof result === 'boolean' ? result : result.failed === 0;
  results.push(typeof result === 'boolean' ? { passed: Number(ok), failed: Number(!ok) } : result);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`── ${title}: ${ok ? 'passed' : 'FAILED'}, ${seconds} s`);
  return ok;
}

/**
 * Runs a command as a step. If the command writes a test report, the step counts the passed and
 * failed tests in that report. Otherwise, the step passes if the exit code is 0. Steps may run in
 * parallel, so the output of a command is printed only when it fails, unless `live` is set.
 */
const check = (
  title: string,
  command: string,
  {
    // Only a build has its own folder: `next typegen` would write the route types there.
    env = { ...EXPORTS.delivered.env, EXPORT_DIR: '' },
    report,
    live = false,
    cwd = root,
  }: { env?: Record<string, string>; report?: string; live?: boolean; cwd?: string } = {},
) =>
  step(title, async () => {
    if (report) await rm(path.join(cwd, report), { force: true });
    const { code, output } = await run(command, env, { quiet: !live, cwd });
    if (code !== 0 && output) console.log(`\n${output}`);
    if (!report) return code === 0;
    return tally(JSON.parse(await readFile(path.join(cwd, report), 'utf8')), code);
  });

type ExportName = keyof typeof EXPORTS;

/** An owner deletes the tests of the sample with its words (docs/make-it-yours.md). */
const SAMPLE_TESTS = 'e2e/sample';
const exist = (...files: readonly string[]) =>
  files.every((file) => existsSync(path.join(root, file)));
const hasSample = exist(SAMPLE_TESTS);

/** The builds and the Playwright projects of each command. */
const QUICK = { exports: ['delivered'] as ExportName[], projects: ['sample'] };
const EVERYTHING = { exports: Object.keys(EXPORTS) as ExportName[], projects: [] };

/**
 * Builds run one after the other, because they share .next/.
 *
 * @param isReady returns whether an export can be used as it is
 */
async function buildExports(
  names: readonly ExportName[],
  isReady: (name: ExportName) => boolean = () => false,
) {
  for (const name of names)
    if (
      !isReady(name) &&
      !(await check(`Build: ${name}`, 'npm run build', { env: EXPORTS[name].env }))
    )
      return false;
  return true;
}

/** The tests of the kit use its fixture, which no setting of the site affects. */
const FIXTURE = `${E2E_DIR}/fixture/out-nested/_headers`;
const buildFixture = () => check('Build: fixture of the kit', 'npx tsx kit/tests/build.ts');

/** The site of another company (scripts/test/company.ts). */
const buildCompany = async () =>
  (await step('Files of another company', makeCompany)) &&
  check('Build: another company', 'npm run build', {
    env: { ...EXPORTS.delivered.env, TYPES_ARE_CHECKED: '' },
    cwd: COMPANY,
  });

const isBuilt = (name: ExportName) => exist(`${EXPORTS[name].dir}/_headers`);

/** `--ignore-scripts` skips `npm run generate`, which has already run. */
async function checkText(mode: string | undefined) {
  // Names of an owner, and their language, are in no dictionary of ours.
  if (mode === undefined && hasSample) await check('Spelling', 'npm run spelling');
  if (mode !== 'quick') await check('Format', 'npm run format:check --ignore-scripts');
}

async function checkSources(mode: string | undefined) {
  await check('Lint', 'npm run lint');
  if (mode !== 'quick') await check('Unused code', 'npm run unused --ignore-scripts');
  const ignored = mode ? `--testPathIgnorePatterns '<rootDir>/(kit|${E2E_DIR})/' ` : '';
  await check(
    'Unit tests',
    `npm run test:unit --ignore-scripts -- ${ignored}--maxWorkers=1 --json --outputFile=${REPORTS.jest}`,
    { report: REPORTS.jest },
  );
}

/** Tests that need a missing tool are skipped. In CI, a missing tool is a failure. */
async function provideTools() {
  if (missingTools().length > 0 && mayInstall())
    await run(installCommand(missingTools()), { DEBIAN_FRONTEND: 'noninteractive' });
  const missing = missingTools();
  if (missing.length === 0) return true;
  console.log(
    `Missing: ${missing.join(', ')}. Tests that need them are skipped. To install them on Debian, as root: ${installCommand(missing)}. To install only the browsers: npx playwright install`,
  );
  return !process.env.CI;
}

const skipped = () => Promise.reject(new Error('Skipped because an earlier step failed'));

function browserTests(ready: boolean, projects: readonly string[] = []) {
  const title = 'Browser tests';
  if (!ready) return step(title, skipped);
  return check(
    title,
    `npx playwright test --config e2e/playwright.config.ts ${projects.map((name) => `--project ${name}`).join(' ')}`,
    { report: REPORTS.playwright, live: true },
  );
}

/** Audits an export as any site, of which only the URL is known (kit/testing/audit). */
const auditStep = (
  title: string,
  ready: boolean,
  dir: string,
  {
    basePath = '',
    ...options
  }: { basePath?: string; skip?: readonly string[]; most?: number } = {},
) => step(title, () => (ready ? auditExport(dir, basePath, options) : skipped()));

const SKIP = { skip: { type: 'string', multiple: true, default: [] as string[] } } as const;

/** The folders of code and words that a site changes. */
const OWN = 'app components content lib tailwind.config.ts';

const SITE = `${E2E_DIR}/site`;

/** The owner's site with the owner's settings: an empty environment leaves those of .env files. */
const buildSite = () => check('Build and content', 'npm run build', { env: { EXPORT_DIR: SITE } });

async function testSite(skip: readonly string[]) {
  const ready = await buildSite();
  const checkSite = async () => {
    await check('Types', 'npm run types', { env: { EXPORT_DIR: '' } });
    await check('Lint', `npx eslint ${OWN} --max-warnings 0`, { env: {} });
  };
  const audited = auditStep('Audit', ready, path.join(root, SITE), {
    basePath: ready ? loadSettings().basePath : '',
    skip,
  });
  await Promise.all([audited, checkSite()]);
}

/**
 * Without the sample, `npm test` tests the owner's site with the owner's command, which may accept
 * findings (`--skip`).
 */
const testOwnSite = () => check('Your site: npm run test:site', 'npm run test:site', { env: {} });

/**
 * The audits of `npm test`, one after the other: while two ran at the same time, the renderer of a page
 * once stopped answering (Chromium 156).
 */
async function auditAll(ready: boolean, isSample: boolean) {
  const { dir } = EXPORTS.delivered;
  if (hasSample) await auditStep('Audit', ready, path.join(root, dir));
  // Its pages are made of the same sections, so that a few show what its words and records do to them.
  if (isSample)
    await auditStep('Audit of another company', ready, path.join(COMPANY, dir), { most: 12 });
  const fixture = path.join(root, path.dirname(FIXTURE));
  await auditStep('Audit of the fixture of the kit', ready, fixture, { basePath: '/my.repo' });
}

function summarize() {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, each) => total + each[key], 0);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
  console.log(
    `\nTook ${Math.round(performance.now() / 60_000)} min on ${availableParallelism()} cores`,
  );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

async function main() {
  await mkdir(path.join(root, E2E_DIR), { recursive: true });
  const mode = process.argv[2];
  if (mode === 'site') {
    const args = process.argv.slice(3);
    if (args.some((each) => /^https?:/.test(each))) {
      process.exitCode = await auditCommand(args);
      return;
    }
    await testSite(parseArgs({ args, options: SKIP }).values.skip);
    return summarize();
  }
  const all = mode === 'quick' ? QUICK : EVERYTHING;
  const exports = hasSample ? all.exports : [];
  if (mode !== 'quick') await step('Tools', provideTools);
  if (mode === 'e2e') {
    const ready = await buildExports(exports, isBuilt);
    await browserTests(ready && (exist(FIXTURE) || (await buildFixture())));
    return summarize();
  }
  // The other company and the documented steps change the sample, and a copy needs git.
  const isSample =
    mode === undefined && exist(SAMPLE_TESTS, OVERLAY, 'content/spec.test.ts', '.git');
  await check('Pictures, font, mark and cards', 'npm run generate');
  // Not in parallel with a build, because both write the route types.
  await Promise.all([check('Types', 'npm run types --ignore-scripts'), checkText(mode)]);
  // Build and check in parallel, because neither uses all CPU cores.
  const build = async () => {
    if (mode === undefined && !hasSample) await testOwnSite();
    return (await buildExports(exports)) && (!isSample || buildCompany());
  };
  const checkCode = async () => {
    await checkSources(mode);
    if (isSample) await step('Steps of docs/make-it-yours.md', followTheDocs);
    // In a folder of its own.
    return mode !== undefined || buildFixture();
  };
  const builds = await Promise.all([build(), checkCode()]);
  const ready = builds.every(Boolean);
  if (mode === undefined || hasSample) await browserTests(ready, all.projects);
  if (mode === undefined) await auditAll(ready, isSample);
  summarize();
}

main().catch(stop);
