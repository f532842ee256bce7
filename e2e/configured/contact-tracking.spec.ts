import type { Page } from '@playwright/test';

import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import {
  CONTACT_CONVERSION,
  NETWORK_REQUEST,
  PARTNER,
  standInForNetwork,
} from '@/e2e/support/tracking';
import { INSIGHT_SCRIPT, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

/**
 * The elements that the contact page adds. The site's own script has the same URL, but not this
 * mark.
 */
const script = (page: Page) => page.locator(`script[src="${INSIGHT_SCRIPT}"][data-tracking]`);
const pixel = (page: Page) => page.locator(`img[src^="${PIXEL_ORIGIN}/"]`);

async function expectAdded(page: Page, count: 0 | 1) {
  await expect(script(page)).toHaveCount(count);
  await expect(pixel(page)).toHaveCount(count);
}

const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click();

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await standInForNetwork(page);
});

test('The contact page adds a script and a pixel with its own conversion', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await open(page, '/ContactUs');
  await expectAdded(page, 1);
  const address = new URL((await pixel(page).getAttribute('src'))!);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    pid: PARTNER,
    conversionId: CONTACT_CONVERSION,
    fmt: 'gif',
  });
  await expect(pixel(page)).toHaveAttribute('alt', '');
  await expect(pixel(page)).toBeHidden();
});

test('The script and the pixel are there on each visit to the contact page', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await open(page, '/');
  await expectAdded(page, 0);
  for (const next of ['FAQ', 'Services']) {
    await goTo(page, 'Book a Call With Experts!');
    await expect(page).toHaveURL('/ContactUs');
    await expectAdded(page, 1);
    await goTo(page, next);
    await expect(page).toHaveURL(`/${next}`);
    await expectAdded(page, 0);
  }
  await page.goBack();
  await expect(page).toHaveURL('/ContactUs');
  await expectAdded(page, 1);
});

test('Other pages have neither the script nor the pixel', async ({ page }) => {
  for (const path of paths.filter((each) => each !== '/ContactUs')) {
    await open(page, path);
    await expect(page.locator(`script[src="${INSIGHT_SCRIPT}"]`)).toHaveCount(1);
    await expectAdded(page, 0);
  }
});
