import type { Page } from '@playwright/test';

import { delayScripts, shown } from '@/e2e/support/delayScripts';
import { mainLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import {
  conversions,
  CONVERSION,
  NETWORK_REQUEST,
  PARTNER,
  standInForNetwork,
  REPORT,
} from '@/e2e/support/tracking';
import { INSIGHT_SCRIPT } from '@/lib/tracking/linkedIn';

/** One event for app load, and one for footer load. */
const LOADED = [REPORT, REPORT];

/** Prevents the link from opening a mail or phone app. */
const keepHere = (page: Page) =>
  page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await standInForNetwork(page);
});

test('Loading a page reports app load and footer load once', async ({ page, permit }) => {
  permit(SERVICE_REQUEST);
  for (const path of paths) {
    const asked = page.waitForRequest(INSIGHT_SCRIPT);
    await open(page, path);
    await asked;
    await expect.poll(() => conversions(page), path).toEqual(LOADED);
  }
  expect(CONVERSION).toBe(7654321);
});

test('The script of the ad network is loaded once, with the partner id', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await expect.poll(() => asked.filter((url) => url === INSIGHT_SCRIPT)).toHaveLength(1);
  const ids = await page.evaluate(() => [
    window._linkedin_partner_id,
    window._linkedin_data_partner_ids,
  ]);
  expect(ids).toEqual([PARTNER, [PARTNER]]);
});

test('Client-side navigation reports nothing more', async ({ page }) => {
  await open(page, '/');
  for (const { label, href } of mainLinks.slice(1)) {
    await page.getByRole('banner').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
  }
  await page.goBack();
  await expect(page).toHaveURL('/FAQ');
  expect(await conversions(page)).toEqual(LOADED);
});

test('Each page load is reported', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => conversions(page)).toEqual(LOADED);
  await page.reload();
  await expect.poll(() => conversions(page)).toEqual(LOADED);
});

for (const name of [site.email, site.phone.display]) {
  test(`Each click on ${name} in the footer is reported once`, async ({ page }) => {
    await open(page, '/AboutUs');
    await keepHere(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await link.click();
    await expect.poll(() => conversions(page)).toEqual([...LOADED, REPORT]);
    await link.press('Enter');
    await expect.poll(() => conversions(page)).toEqual([...LOADED, REPORT, REPORT]);
  });
}

test('A click before hydration is reported after hydration', async ({ page }) => {
  const release = await delayScripts(page);
  await shown(page, '/AboutUs');
  await keepHere(page);
  await page.getByRole('contentinfo').getByRole('link', { name: site.email }).click();
  const asked = page.waitForRequest(INSIGHT_SCRIPT);
  release();
  await asked;
  await expect.poll(() => conversions(page)).toEqual([...LOADED, REPORT]);
});

test('Other links in the footer, and email links elsewhere, report nothing', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await open(page, '/ContactUs');
  await keepHere(page);
  await page.getByRole('main').getByRole('link', { name: site.email }).first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: /^X / }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Scan Me/ })
    .click();
  expect(await conversions(page)).toEqual(LOADED);
});
