import type { Page } from '@playwright/test';

import { site } from '@/content/site';
import { follow, kept } from '@/e2e/support/attribution';
import { answer, isTracked, question, reopen } from '@/e2e/support/consent';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { islandsReady, open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { conversions, NETWORK_REQUEST, standInForNetwork, REPORT } from '@/e2e/support/tracking';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

// An undeclared request to the ad network fails the test.
const LOADED = [REPORT, REPORT];

const pressEmail = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: site.email }).click();

test.beforeEach(({ page }) => standInForNetwork(page));

test('Before an answer, nothing is requested from the ad network, and nothing is stored', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  for (const path of paths) {
    await open(page, path);
    await expect(question(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await isTracked(page)).toBe(false);
  }
  expect(await kept(page)).toEqual({
    cookies: [],
    session: { [POPUP_FLAG_KEY]: 'true' },
    local: {},
  });
});

test('Consent loads the tag, and earlier events are sent once', async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await open(page, '/');
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await pressEmail(page);
  await follow(page, 'FAQ');
  await answer(page, 'accept');
  await expect.poll(() => conversions(page)).toEqual([...LOADED, REPORT]);
  await expect(question(page)).toBeHidden();
  await pressEmail(page);
  await expect.poll(() => conversions(page)).toEqual([...LOADED, REPORT, REPORT]);
});

test('Consent is stored in local storage, without a cookie', async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await open(page, '/');
  await answer(page, 'accept');
  await page.reload();
  await expect.poll(() => conversions(page)).toEqual(LOADED);
  await expect(reopen(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  const { cookies, local } = await kept(page);
  expect(cookies).toEqual([]);
  expect(Object.keys(local)).toEqual(['consent']);
});

test('A refusal loads nothing, and is stored', async ({ page }) => {
  await open(page, '/');
  await answer(page, 'refuse');
  await expect(question(page)).toBeHidden();
  await follow(page, 'FAQ');
  await page.reload();
  await expect(reopen(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await isTracked(page)).toBe(false);
});

test('The button in the footer reopens the banner, and a refusal can be changed to consent', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  await open(page, '/');
  await answer(page, 'refuse');
  await expect(question(page)).toBeHidden();
  await reopen(page).click();
  await expect(question(page)).toBeVisible();
  await answer(page, 'accept');
  await expect.poll(() => conversions(page)).toEqual(LOADED);
});

test('Withdrawing consent reloads the page without the tag', async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await open(page, '/');
  await answer(page, 'accept');
  await expect.poll(() => conversions(page)).toEqual(LOADED);
  await reopen(page).click();
  await Promise.all([page.waitForEvent('load'), answer(page, 'refuse')]);
  await islandsReady(page);
  await expect(reopen(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  await expect(question(page)).toBeHidden();
});
