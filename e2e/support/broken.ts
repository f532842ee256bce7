import type { Page, Route } from '@playwright/test';

import { countDocuments, GONE, MISSING_SCRIPT } from '@/e2e/support/deploy';
import { islandsReady } from '@/e2e/support/site';
import { expect } from '@/e2e/support/test';
import { FLOOR } from '@/scripts/policy/budgets';

const SCRIPT = { contentType: 'text/javascript' };

type Manner = { answer: (route: Route, text: string) => Promise<unknown>; trouble: RegExp[] };

/** How a script can fail, and the trouble of it. */
export const MANNERS: Record<string, Manner> = {
  'does not come': {
    answer: (route) => route.abort(),
    trouble: [/^failed .*\.js net::ERR_FAILED/, /^console .*net::ERR_FAILED/],
  },
  'is gone': { answer: (route) => route.fulfill(GONE), trouble: MISSING_SCRIPT },
  // A host that has a page for every address, and sends no `nosniff` with it.
  'is a page of the host’s own': {
    answer: (route) => route.fulfill({ ...GONE, status: 200 }),
    trouble: [/^page error Unexpected token '<'/],
  },
  throws: {
    answer: (route) => route.fulfill({ ...SCRIPT, body: 'throw new Error("broken")' }),
    trouble: [/^page error broken/],
  },
  'is cut in half': {
    answer: (route, text) => route.fulfill({ ...SCRIPT, body: text.slice(0, text.length / 2) }),
    // Any error of syntax: where the half ends depends on the build.
    trouble: [/^page error (Unexpected|Unterminated|Invalid|missing)\b/],
  },
};

/** The scripts that a page asks for by itself, in its order: its data, the runtime, the others. */
export async function scriptsOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const scripts = html.matchAll(/"(\/_next\/static\/(?:chunks|data)\/[^"]+\.js)"/g);
  return [...new Set([...scripts].map(([, script]) => script!))];
}

const isData = (script: string) => script.includes('/static/data/');
/** Its data, and its part of React's tree. */
export const isOwn = (script: string) => isData(script) || /\/app\/(.+\/)?page-/.test(script);
const isRuntime = (script: string) => script.includes('/chunks/webpack-');

/**
 * What a page does without one of its scripts (docs/decisions/0015-after-a-deploy.md): React never
 * starts; or it asks for a new document, once; or it needs that script on no page but its own. And
 * how often the script then has failed: in each document the bundler asks anew for what did not run.
 */
function outcome(broken: string) {
  if (broken.includes('/app/not-found-')) return { runs: true, loads: 1, failures: 2 };
  // The third is React's: without the way out itself it says why it stops.
  if (broken.includes('/app/global-error-')) return { runs: false, loads: 1, failures: 3 };
  // Without the framework or its data nothing starts that could ask.
  if (isData(broken) || FLOOR.files.test(broken)) return { runs: false, loads: 1, failures: 1 };
  return { runs: false, loads: 2, failures: 4 };
}

/** Two documents with all their scripts, on a machine that has other things to do. */
const PATIENTLY = { timeout: 20_000 };

/** Loads a page of which one script fails, and waits until it has become what it stays. */
export async function openWithout(
  page: Page,
  path: string,
  scripts: string[],
  broken: string,
  manner: string,
) {
  // To ask a page something from here counts as a press of the visitor's, who keeps such a page.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  const { runs, loads, failures } = outcome(broken);
  const documents = countDocuments(page);
  const ended = new Set<string>();
  let failed = 0;
  page.on('requestfinished', (request) => ended.add(new URL(request.url()).pathname));
  page.on('requestfailed', (request) => {
    ended.add(new URL(request.url()).pathname);
    // Of a script that is gone, the browser drops the rest.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed += 1;
  });
  page.on('response', (response) => (failed += response.status() === 404 ? 1 : 0));
  page.on('pageerror', () => (failed += 1));
  const text = await (await page.request.get(broken)).text();
  await page.route(
    ({ pathname }) => pathname === broken,
    (route) => MANNERS[manner]!.answer(route, text),
  );
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => failed, PATIENTLY).toBe(failures);
  // Without its data a page does not ask for the runtime.
  const asked = scripts.filter((script) => !(isData(broken) && isRuntime(script)));
  await expect.poll(() => asked.filter((script) => !ended.has(script)), PATIENTLY).toEqual([]);
  if (runs) await islandsReady(page);
  expect(documents).toHaveLength(loads);
  if (isData(broken)) expect([...ended].filter(isRuntime)).toEqual([]);
  return { documents, loads, runs };
}
