/**
 * In: the checkout. Out: every check and test, counted on the last line. `npm test` runs all of
 * it; `npm run test:e2e` runs the browser tests alone and builds only what is missing.
 * The delivered export is built last, so that out/ holds it afterwards.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { provideChromium } from './browser';
import { provideEngines } from './engines';
import { NO_JAVA, provideJava } from './java';
import { E2E_DIR, EXPORTS, hostsDirOf, REPORTS } from './policy/e2e';
import { HOSTS_DIR } from './policy/hosts';
import { root, run } from './process';
import { provideServers } from './servers';
import { one, readTally, sum, type Tally } from './tally';

const results: Tally[] = [];

/** Runs one step under its heading; a throw fails this step and no other. */
async function step(title: string, work: () => Promise<Tally>): Promise<boolean> {
  console.log(`\n── ${title}`);
  const start = performance.now();
  const result = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return one(false);
  });
  results.push(result);
  const verdict = result.failed === 0 ? 'passed' : 'FAILED';
  console.log(`── ${title}: ${verdict}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result.failed === 0;
}

const check = (title: string, command: string) =>
  step(title, async () => one((await run(command, EXPORTS.delivered.env)) === 0));

async function tested(command: string, report: string): Promise<Tally> {
  await rm(path.join(root, report), { force: true });
  return readTally(report, await run(command, EXPORTS.delivered.env));
}

async function move(from: string, to: string) {
  if (from === to) return;
  await rm(path.join(root, to), { recursive: true, force: true });
  await rename(path.join(root, from), path.join(root, to));
}

const build = (title: string, { dir, env }: (typeof EXPORTS)[keyof typeof EXPORTS]) =>
  step(title, async () => {
    const code = await run('npm run build', env);
    if (code === 0) {
      await move(EXPORTS.delivered.dir, dir);
      await move(HOSTS_DIR, hostsDirOf(dir));
    }
    return one(code === 0);
  });

const isBuilt = ({ dir }: { dir: string }) => existsSync(path.join(root, dir, 'index.html'));

async function testInBrowser({ rebuild }: { rebuild: boolean }) {
  const { asking, configured, nested, delivered } = EXPORTS;
  let ready = true;
  let rebuilt = rebuild;
  for (const [title, export_] of [
    ['Build with a form service and a network', configured],
    ['Build that asks for consent', asking],
    ['Build for a sub-path', nested],
  ] as const) {
    if (!rebuild && isBuilt(export_)) continue;
    rebuilt = true;
    ready = (await build(title, export_)) && ready;
  }
  if (rebuilt || !isBuilt(delivered))
    ready = (await build('Build as delivered', delivered)) && ready;
  const found = await step('Chromium', async () => {
    console.log(await provideChromium());
    return one(true);
  });
  await step('Firefox and WebKit', async () => {
    console.log(await provideEngines());
    return one(true);
  });
  await step('Java, for the validator of HTML', async () => {
    console.log((await provideJava()) ?? NO_JAVA);
    return one(true);
  });
  await step('Web servers', async () => {
    console.log(await provideServers());
    return one(true);
  });
  await step('Browser tests', async () => {
    if (!ready || !found) throw new Error('Skipped: what they need has failed above');
    return tested('npx playwright test --config e2e/playwright.config.ts', REPORTS.playwright);
  });
}

async function main() {
  await mkdir(path.join(root, E2E_DIR), { recursive: true });
  const all = process.argv[2] !== 'e2e';
  if (all) {
    await check('Format', 'npm run format:check');
    await check('Lint', 'npm run lint');
    await check('Types', 'npm run types');
    await check('Unused code', 'npm run unused');
    await step('Unit tests', () =>
      tested(`npm run test:unit -- --json --outputFile=${REPORTS.jest}`, REPORTS.jest),
    );
  }
  await testInBrowser({ rebuild: all });
  const { passed, failed } = sum(results);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

void main();
