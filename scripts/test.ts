/**
 * In: the checkout. Out: every check and test, counted on the last line. `npm test` runs all of
 * it; `npm run test:e2e` runs the browser tests alone and builds only what is missing.
 * The delivered export is built last, so that out/ holds it afterwards.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

import { provideHeadlessShell } from './browser';
import { provideEngines } from './engines';
import { NO_JAVA, provideJava } from './java';
import { E2E_DIR, EXPORTS, hostsDirOf, REPORTS } from './policy/e2e';
import { HOSTS_DIR } from './policy/hosts';
import { root } from './process';
import { provideServers } from './servers';
import { one } from './tally';
import { check, step, tested, testedBeside, total } from './test-steps';

async function move(from: string, to: string) {
  if (from === to) return;
  await rm(path.join(root, to), { recursive: true, force: true });
  await rename(path.join(root, from), path.join(root, to));
}

const build = (title: string, { dir, env }: (typeof EXPORTS)[keyof typeof EXPORTS]) =>
  check(title, 'npm run build', env, async () => {
    await move(EXPORTS.delivered.dir, dir);
    await move(HOSTS_DIR, hostsDirOf(dir));
  });

const isBuilt = ({ dir }: { dir: string }) => existsSync(path.join(root, dir, 'index.html'));

/** Gives whether all exports are there. One build after the other: they share their folders. */
async function buildExports({ rebuild }: { rebuild: boolean }): Promise<boolean> {
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
  return ready;
}

/** What `generate` makes is there by then, so npm need not run it before each of them. */
async function checkSources() {
  await check('Lint', 'npm run lint');
  await check('Format', 'npm run format:check');
  await check('Unused code', 'npm run unused --ignore-scripts');
  await testedBeside(
    'Unit tests',
    `npm run test:unit --ignore-scripts -- --maxWorkers=1 --json --outputFile=${REPORTS.jest}`,
    REPORTS.jest,
  );
}

const provide = (title: string, tools: () => Promise<string>) =>
  step(title, async () => {
    console.log(await tools());
    return one(true);
  });

async function testInBrowser({ ready }: { ready: boolean }) {
  const found = await provide('Chromium', provideHeadlessShell);
  await provide('Firefox and WebKit', provideEngines);
  await provide('Java, for the validator of HTML', async () => (await provideJava()) ?? NO_JAVA);
  await provide('Web servers', provideServers);
  await step('Browser tests', async () => {
    if (!ready || !found) throw new Error('Skipped: what they need has failed above');
    return tested('npx playwright test --config e2e/playwright.config.ts', REPORTS.playwright);
  });
}

async function main() {
  await mkdir(path.join(root, E2E_DIR), { recursive: true });
  const all = process.argv[2] !== 'e2e';
  let ready: boolean;
  if (all) {
    await check('Pictures, font and dates', 'npm run generate');
    // Before the builds, which write the same types of routes.
    await check('Types', 'npm run types --ignore-scripts');
    // Neither of these fills two processors.
    [ready] = await Promise.all([buildExports({ rebuild: true }), checkSources()]);
  } else ready = await buildExports({ rebuild: false });
  await testInBrowser({ ready });
  const { passed, failed } = total();
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

void main();
