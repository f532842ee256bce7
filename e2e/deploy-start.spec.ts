import type { Page } from '@playwright/test';

import {
  CHUNKS,
  countDocuments,
  expectPage,
  expectWorksAsHtml,
  GONE,
  MISSING_SCRIPT,
} from '@/e2e/support/deploy';
import { expect, test } from '@/e2e/support/test';

/**
 * The answer comes only once the bundler listens to the script's element for it. `times` is how many
 * documents ask: one more would still wait for that when the test ends.
 */
async function goneLate(page: Page, script: string, times: number) {
  let asked = 0;
  // To ask a page something from here counts as a press of the visitor's.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  await page.route(`${CHUNKS}/${script}-*`, async (route) => {
    asked += 1;
    if (asked > times) return route.continue();
    await page.waitForFunction(
      (name) => document.querySelector<HTMLScriptElement>(`[src*="/${name}-"]`)?.onerror,
      script,
    );
    return route.fulfill(GONE);
  });
}

for (const script of ['webpack', 'main-app', 'app/layout', 'app/FAQ/page']) {
  test(`A page without its ${script} script works as HTML`, async ({ page, permit }) => {
    permit(...MISSING_SCRIPT);
    await page.route(`${CHUNKS}/${script}-*`, (route) => route.fulfill(GONE));
    await page.goto('/FAQ');
    await expectWorksAsHtml(page);
  });
}

for (const script of ['app/layout', 'app/FAQ/page']) {
  test.describe(`A page whose ${script} script turns out to be gone while it starts`, () => {
    test.beforeEach(({ permit }) => permit(...MISSING_SCRIPT));

    test('is asked for once more, and then runs', async ({ page }) => {
      const documents = countDocuments(page);
      await goneLate(page, script, 1);
      await page.goto('/FAQ', { waitUntil: 'commit' });
      await expect.poll(() => documents).toEqual(['/FAQ', '/FAQ']);
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      await expectPage(page, '/FAQ');
    });

    test('works as HTML if it is gone for good, without a second reload', async ({ page }) => {
      const documents = countDocuments(page);
      await goneLate(page, script, 2);
      await page.goto('/FAQ', { waitUntil: 'commit' });
      await expect.poll(() => documents).toEqual(['/FAQ', '/FAQ']);
      await page.waitForLoadState('networkidle');
      await expectWorksAsHtml(page);
      expect(documents).toEqual(['/FAQ', '/FAQ', '/AboutUs']);
    });
  });
}

test('A page that gives up waiting for a script is not reloaded under the visitor’s hands', async ({
  page,
  permit,
}) => {
  permit(...MISSING_SCRIPT);
  const documents = countDocuments(page);
  await page.clock.install();
  await page.route(`${CHUNKS}/app/FAQ/page-*`, (route) => route.fulfill(GONE));
  await page.goto('/FAQ');
  await page.getByRole('heading', { level: 1 }).click();
  // The bundler waits 120 s for a script that has failed before it looked.
  await page.clock.runFor(121_000);
  await page.waitForLoadState('networkidle');
  await expectWorksAsHtml(page);
  expect(documents).toEqual(['/FAQ', '/AboutUs']);
});

test('A page that cannot even load its way out works as HTML', async ({ page, permit }) => {
  permit(...MISSING_SCRIPT, /^page error Loading chunk/);
  await goneLate(page, 'app/global-error', 1);
  await page.goto('/FAQ', { waitUntil: 'commit' });
  await page.waitForEvent('pageerror');
  await expectWorksAsHtml(page);
});
