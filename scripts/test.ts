/**
 * `npm test`: installs what is missing, checks the code, runs the unit tests and the browser tests, and prints the
 * sum as the last line.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { REPORTS } from '@/e2e/sites';
import { installCommand, mayInstall, missingTools } from '@/e2e/support/tools';

import { root, run, stop } from './command';

type Sum = { passed: number; failed: number };

/** What the JSON reports of Jest and Playwright say. */
type Report =
  | { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
  | { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

const sums: Sum[] = [];

function add(title: string, sum: Sum) {
  sums.push(sum);
  console.log(`── ${title}: ${sum.failed === 0 ? 'passed' : 'FAILED'}`);
}

async function check(title: string, command: string) {
  const { code } = await run(command);
  add(title, { passed: Number(code === 0), failed: Number(code !== 0) });
}

/** Runs a command that writes a report. A runner that stopped early or found no tests has failed, too. */
async function testWith(title: string, command: string, report: string) {
  const file = path.join(root, report);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  const { code } = await run(command);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    add(title, { passed: 0, failed: 1 });
    return;
  }
  const written = JSON.parse(text) as Report;
  const isJest = 'numPassedTests' in written;
  const passed = isJest ? written.numPassedTests : written.stats.expected;
  const failed = isJest
    ? written.numFailedTests + written.numRuntimeErrorTestSuites
    : written.stats.unexpected + written.stats.flaky + written.errors.length;
  add(title, { passed, failed: failed || Number(code !== 0 || passed === 0) });
}

/** Tests that need a missing tool are skipped. In CI, a missing tool is a failure. */
async function provideTools() {
  if (missingTools().length > 0 && mayInstall()) {
    const command = installCommand(missingTools());
    console.log(`Root in a container or in CI: ${command}`);
    const { output } = await run(command, { DEBIAN_FRONTEND: 'noninteractive' }, { quiet: true });
    if (missingTools().length > 0) console.log(output);
  }
  const missing = missingTools();
  if (missing.length > 0)
    console.log(
      `Missing: ${missing.join(', ')}. Tests that need them are skipped. To install them on Debian, as root: ${installCommand(missing)}. To install only the browsers: npx playwright install`,
    );
  const failed = Number(missing.length > 0 && Boolean(process.env.CI));
  add('Tools', { passed: 1 - failed, failed });
}

async function main() {
  await provideTools();
  await check('Types, format, lint, unused code', 'npm run check');
  await testWith(
    'Unit tests',
    `npm run test:unit -- --json --outputFile=${REPORTS.jest}`,
    REPORTS.jest,
  );
  await testWith('Browser tests', 'npm run test:e2e', REPORTS.playwright);
  const sum = (key: keyof Sum) => sums.reduce((total, each) => total + each[key], 0);
  process.exitCode = Number(sum('failed') > 0);
  console.log(`\nTook ${Math.round(performance.now() / 1000)} s`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

main().catch(stop);
