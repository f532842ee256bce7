/**
 * `npm test`: installs what is missing, checks the code and runs the unit tests, and then the browser tests, which take
 * most of the time. Stops after a step that fails, so that its cause is at the end of the log. The sum is the last line.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { REPORTS } from '@/e2e/sites';
import { run, stop } from '@/e2e/support/command';
import { installCommand, mayInstall, missingTools } from '@/e2e/support/tools';

import { root } from './command';

type Sum = { passed: number; failed: number };

/** Of Jest and Playwright. */
type Report =
  | { numPassedTests: number; numFailedTests: number }
  | { stats: { expected: number; unexpected: number } };

/** Tests that need a missing tool are skipped, but not in CI. */
async function provideTools(): Promise<Sum> {
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
  return { passed: 1 - failed, failed };
}

/** A runner that stopped early or found no tests has failed, too. */
async function testWith(command: string, report: string): Promise<Sum> {
  const file = path.join(root, report);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  const { code } = await run(command);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const written = JSON.parse(text) as Report;
  const [passed, failed] =
    'stats' in written
      ? [written.stats.expected, written.stats.unexpected]
      : [written.numPassedTests, written.numFailedTests];
  return { passed, failed: failed || Number(code !== 0 || passed === 0) };
}

/** Checks the code while the unit tests run, because each part of the check needs one core only. */
async function checkCode(): Promise<Sum> {
  await run('npm run pictures', {}, { quiet: true });
  const [check, tests] = await Promise.all([
    run('npm run check', {}, { quiet: true }),
    testWith(`npx jest --maxWorkers 1 --json --outputFile=${REPORTS.jest}`, REPORTS.jest),
  ]);
  if (check.code === 0) return { ...tests, passed: tests.passed + 1 };
  console.log(`npm run check failed:\n${check.output}`);
  return { ...tests, failed: tests.failed + 1 };
}

const STEPS: readonly (readonly [title: string, run: () => Promise<Sum>])[] = [
  ['Tools', provideTools],
  ['Types, format, lint, unused code and unit tests', checkCode],
  ['Browser tests', () => testWith('npm run test:e2e', REPORTS.playwright)],
];

async function main() {
  const total = { passed: 0, failed: 0 };
  for (const [title, step] of STEPS) {
    const { passed, failed } = await step();
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round(performance.now() / 1000);
    console.log(`── ${title}: ${failed === 0 ? 'passed' : 'FAILED'}, ${seconds} s after the start`);
    if (failed > 0) break;
  }
  process.exitCode = Number(total.failed > 0);
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

main().catch(stop);
