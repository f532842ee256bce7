import type { Page } from '@playwright/test';

import { follow } from '@/e2e/support/attribution';
import { answer, isTracked, question, reopen } from '@/e2e/support/consent';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { sendSignal } from '@/e2e/support/signal';
import { open, paths } from '@/e2e/support/site';
import { followToContact } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { conversions, NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

const pixel = (page: Page) => page.locator(`img[src^="${PIXEL_ORIGIN}/"]`);

test.beforeEach(async ({ page, permit }) => {
  permit(SERVICE_REQUEST);
  await standInForNetwork(page);
});

test('Consent on the contact page adds its pixel', async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await open(page, '/ContactUs');
  await expect(question(page)).toBeVisible();
  await expect(pixel(page)).toHaveCount(0);
  await answer(page, 'accept');
  await expect(pixel(page)).toHaveCount(1);
  await follow(page, 'FAQ');
  await expect(pixel(page)).toHaveCount(0);
});

test('Consent after leaving the contact page does not count a contact conversion', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  const pixels: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(PIXEL_ORIGIN)) pixels.push(request.url());
  });
  await open(page, '/ContactUs');
  await follow(page, 'FAQ');
  await answer(page, 'accept');
  await expect.poll(() => conversions(page)).toHaveLength(2);
  await page.waitForLoadState('networkidle');
  expect(pixels).toEqual([]);
  await followToContact(page);
  await expect.poll(() => pixels).toHaveLength(1);
});

test('With Global Privacy Control, there is no consent banner, and the ad network is not loaded', async ({
  page,
  context,
}) => {
  await sendSignal(context);
  for (const path of paths) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toHaveCount(0);
    await expect(reopen(page)).toHaveCount(0);
    expect(await isTracked(page)).toBe(false);
  }
});
