/**
 * Runs checks and tests, and prints their results. The last line shows the totals.
 *
 * - `npm test` runs everything;
 * - `npm run test:quick` runs lint, types, unit tests and the browser tests of the build with default settings;
 * - `npm run test:e2e` runs all browser tests and builds only missing exports.
 *
 * The build with default settings comes last, so that it remains in out/.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { E2E_DIR, EXPORTS, hostsDirOf, REPORTS } from '@/e2e/exports';
import { HOSTS_DIR } from './policy/hosts';
import { root, run } from './command';
import { isFresh } from './export/stamp';
import { tally, type Tally } from './test/report';
import { installCommand, mayInstall, missingTools } from './test/tools';

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
    env = EXPORTS.delivered.env,
    report,
    live = false,
  }: { env?: Record<string, string>; report?: string; live?: boolean } = {},
) =>
  step(title, async () => {
    if (report) await rm(path.join(root, report), { force: true });
    const { code, output } = await run(command, env, { quiet: !live });
    if (code !== 0 && output) console.log(`\n${output}`);
    if (!report) return code === 0;
    return tally(JSON.parse(await readFile(path.join(root, report), 'utf8')), code);
  });

async function move(from: string, to: string) {
  if (from === to) return;
  await rm(path.join(root, to), { recursive: true, force: true });
  await rename(path.join(root, from), path.join(root, to));
}

const isBuilt = (dir: string) => existsSync(path.join(root, dir, 'index.html'));

/** Builds run one after the other, because they write to the same folders. */
async function buildExports({ all = false }): Promise<boolean> {
  let ready = true;
  let built = false;
  const { delivered, ...others } = EXPORTS;
  for (const [name, { dir, env }] of Object.entries(others)) {
    if (!all && isBuilt(dir)) continue;
    built = true;
    ready = (await check(`Build: ${name}`, 'npm run build', { env })) && ready;
    if (!ready) return false;
    await move(delivered.dir, dir);
    await move(HOSTS_DIR, hostsDirOf(dir));
  }
  return built || all || !isBuilt(delivered.dir) ? check('Build: default', 'npm run build') : ready;
}

/** `--ignore-scripts` skips `npm run generate`, which has already run. */
async function checkSources({ quick }: { quick: boolean }) {
  await check('Lint', 'npm run lint');
  if (!quick) {
    await check('Format', 'npm run format:check');
    await check('Unused code', 'npm run unused --ignore-scripts');
  }
  await check(
    'Unit tests',
    `npm run test:unit --ignore-scripts -- --maxWorkers=1 --json --outputFile=${REPORTS.jest}`,
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

async function browserTests(ready: boolean, project = '') {
  if (!ready)
    return step('Browser tests', () =>
      Promise.reject(new Error('Skipped because an earlier step failed')),
    );
  return check(
    'Browser tests',
    `npx playwright test --config e2e/playwright.config.ts ${project}`,
    {
      report: REPORTS.playwright,
      live: true,
    },
  );
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
  if (mode === 'e2e') {
    await step('Tools', provideTools);
    await browserTests(await buildExports({ all: false }));
    return summarize();
  }
  const quick = mode === 'quick';
  if (!quick) await step('Tools', provideTools);
  await check('Pictures, font, mark and cards', 'npm run generate');
  // Skip the type check in a full run, because `next build` checks the types. Do not run it in
  // parallel with a build, because both write the route types.
  if (quick) await check('Types', 'npm run types --ignore-scripts');
  const build = async () => {
    if (!quick) return buildExports({ all: true });
    return (await isFresh(EXPORTS.delivered.env)) || check('Build: default', 'npm run build');
  };
  // Build and check in parallel, because neither uses all CPU cores.
  const [ready] = await Promise.all([build(), checkSources({ quick })]);
  await browserTests(ready, quick ? '--project default' : '');
  summarize();
}

void main();
