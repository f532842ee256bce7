import type { Page } from '@playwright/test';

import {
  CHUNKS,
  countDocuments,
  expectWorksAsHtml,
  GONE,
  MISSING_SCRIPT,
} from '@/e2e/support/deploy';
import { expectPage } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

/**
 * A script is missing for the first `documents` loads of the page, and available for the next ones.
 */
async function goneFor(page: Page, script: string, documents: number) {
  const asked = countDocuments(page);
  // Evaluating a script in the page from here would count as user activation.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  await page.route(`${CHUNKS}/${script}-*`, (route) =>
    asked.length > documents ? route.continue() : route.fulfill(GONE),
  );
  return asked;
}

for (const script of ['webpack', 'main-app']) {
  test(`A page without its ${script} script works without scripts`, async ({ page, permit }) => {
    permit(...MISSING_SCRIPT);
    await page.route(`${CHUNKS}/${script}-*`, (route) => route.fulfill(GONE));
    await page.goto('/FAQ');
    await expectWorksAsHtml(page);
  });
}

test('A page without its flight data works without scripts', async ({ page, permit }) => {
  // React's "connection closed" error is all that happens: the page stays as delivered.
  permit(...MISSING_SCRIPT, /^page error Minified React error #412/);
  await page.route('**/_next/static/data/*', (route) => route.fulfill(GONE));
  await page.goto('/FAQ');
  await expectWorksAsHtml(page);
});

for (const script of ['app/layout', 'app/FAQ/page']) {
  test.describe(`A page whose ${script} script is missing`, () => {
    test.beforeEach(({ permit }) => permit(...MISSING_SCRIPT));

    test('is reloaded once and then hydrates', async ({ page }) => {
      const documents = await goneFor(page, script, 1);
      await page.goto('/FAQ', { waitUntil: 'commit' });
      await expect.poll(() => documents).toEqual(['/FAQ', '/FAQ']);
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
      await expectPage(page, '/FAQ');
    });

    test('is reloaded only once and works without scripts if the script stays missing', async ({
      page,
    }) => {
      const documents = await goneFor(page, script, 2);
      await page.goto('/FAQ', { waitUntil: 'commit' });
      await expect.poll(() => documents).toEqual(['/FAQ', '/FAQ']);
      await page.waitForLoadState('networkidle');
      await expectWorksAsHtml(page);
      expect(documents).toEqual(['/FAQ', '/FAQ', '/AboutUs']);
    });
  });
}

test('A page that a visitor is using is not reloaded when a script is missing', async ({
  page,
  permit,
}) => {
  permit(...MISSING_SCRIPT);
  const documents = countDocuments(page);
  let pressed = () => {};
  const press = new Promise<void>((done) => (pressed = done));
  await page.route(`${CHUNKS}/app/FAQ/page-*`, async (route) => {
    await press;
    await route.fulfill(GONE);
  });
  await page.goto('/FAQ', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).click();
  pressed();
  await page.waitForLoadState('networkidle');
  await expectWorksAsHtml(page);
  expect(documents).toEqual(['/FAQ', '/AboutUs']);
});

test('A page that cannot load its recovery code works without scripts', async ({
  page,
  permit,
}) => {
  permit(...MISSING_SCRIPT, /^page error Loading chunk/);
  await goneFor(page, 'app/global-error', 1);
  await page.goto('/FAQ', { waitUntil: 'commit' });
  await page.waitForEvent('pageerror');
  await expectWorksAsHtml(page);
});
