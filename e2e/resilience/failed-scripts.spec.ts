/**
 * A script of a page fails: it does not arrive, is missing, is an HTML page, throws, or is
 * truncated. Each script of one page fails once, and so does each script that belongs to a single
 * page.
 */
import type { Page, Route } from '@playwright/test';

import { expectPageComplete, expectWayOn } from '@/e2e/support/expectPageComplete';
import { expectAsDelivered } from '@/e2e/support/delivered';
import { GONE, MISSING_SCRIPT } from '@/e2e/support/deploy';
import { paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const SCRIPT = { contentType: 'text/javascript' };

/** How a script can fail, and the errors that the browser reports. */
const FAULTS = {
  'does not arrive': {
    answer: (route: Route) => route.abort(),
    trouble: [/^failed .*\.js net::ERR_FAILED/, /^console .*net::ERR_FAILED/],
  },
  'is gone': { answer: (route: Route) => route.fulfill(GONE), trouble: MISSING_SCRIPT },
  // A host that serves an HTML page for every URL, without `nosniff`.
  'is a page of the host’s own': {
    answer: (route: Route) => route.fulfill({ ...GONE, status: 200 }),
    trouble: [/^page error Unexpected token '<'/],
  },
  throws: {
    answer: (route: Route) => route.fulfill({ ...SCRIPT, body: 'throw new Error("broken")' }),
    trouble: [/^page error broken/],
  },
  'is cut in half': {
    answer: (route: Route, text: string) =>
      route.fulfill({ ...SCRIPT, body: text.slice(0, text.length / 2) }),
    // Any syntax error: where the script is cut depends on the build.
    trouble: [/^page error (Unexpected|Unterminated|Invalid|missing)\b/],
  },
} as const;
const NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

/** The scripts that a page loads, in order: the flight data, then the others. */
async function scriptsOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const scripts = html.matchAll(/"(\/_next\/static\/(?:chunks|data)\/[^"]+\.js)"/g);
  return [...new Set([...scripts].map(([, script]) => script!))];
}

async function expectUsableWithout(
  page: Page,
  path: (typeof paths)[number],
  script: string,
  fault: keyof typeof FAULTS,
) {
  const failed = page.waitForResponse(({ url }) => url().endsWith(script)).catch(() => null);
  const aborted = page
    .waitForEvent('requestfailed', (request) => request.url().endsWith(script))
    .catch(() => null);
  const text = await (await page.request.get(script)).text();
  await page.route(`**${script}`, (route) => FAULTS[fault].answer(route, text));
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  // A page that has been used is not reloaded (deploy.spec.ts).
  await page.getByRole('heading', { level: 1 }).click();
  await Promise.race([failed, aborted]);
  await expectAsDelivered(page);
  await expectPageComplete(page, path);
  await expectWayOn(page, path);
}

for (const [index, path] of paths.entries()) {
  const fault = NAMES[index % NAMES.length]!;
  test(`${path} is usable when its own script ${fault}`, async ({ page, permit }) => {
    permit(...FAULTS[fault].trouble);
    const own = (await scriptsOf(page, path)).find((script) => /\/app\/(.+\/)?page-/.test(script))!;
    await expectUsableWithout(page, path, own, fault);
  });
}

const SCRIPTS = 11;

/** Flight data, runtime, React, router and the islands of every page. */
for (let index = 0; index < SCRIPTS; index++) {
  const fault = NAMES[(index + 2) % NAMES.length]!;
  test(`/FAQ is usable when script ${index + 1} of the page ${fault}`, async ({ page, permit }) => {
    permit(...FAULTS[fault].trouble);
    const script = (await scriptsOf(page, '/FAQ'))[index]!;
    // React's "connection closed" error.
    if (index === 0) permit(/^page error Minified React error #412/);
    // Without the recovery from a stale deploy, React would report why it stops.
    if (script.includes('/global-error-')) permit(/^page error Loading chunk/);
    await expectUsableWithout(page, '/FAQ', script, fault);
  });
}

test('The tests above cover every script of /FAQ', async ({ page }) => {
  expect(await scriptsOf(page, '/FAQ')).toHaveLength(SCRIPTS);
});
