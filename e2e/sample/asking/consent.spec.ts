/** A request to a vendor makes a test fail unless the test permits it with `permit`. */
import type { Page } from '@playwright/test';

import { accept, banner, privacyChoices, refuse, withdraw } from '@/e2e/sample/support/consent';
import { GOOGLE_COOKIES, mockGoogle } from '@/e2e/sample/support/google';
import { followTo, islandsReady, isLocked, open } from '@/e2e/sample/support/page';
import {
  conversions,
  isTracked,
  mockAdNetwork,
  sendSignal,
  SERVICE_REQUEST,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { siteData } from '@/e2e/sample/support/stored';
import { blockStorage } from '@/e2e/sample/support/storageFaults';
import { expect, test } from '@/e2e/sample/support/test';

/** The two events of a page load: `app-load` and `footer-load`. */
const LOADED = ['track 7654321', 'track 7654321'];

const emailLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'hello@brightkiln.example' });

async function reload(page: Page) {
  await page.reload();
  await islandsReady(page);
}

test.beforeEach(async ({ page }) => {
  await mockAdNetwork(page);
  await mockGoogle(page);
});

test('Nothing is tracked or stored before consent, each event is sent once after consent, and tracking ends when consent is withdrawn', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`foreign ${request.url()}`));
  await open(page, '/');
  expect(await banner(page).evaluate((box) => box.matches(':modal'))).toBe(false);
  await expect(banner(page)).toHaveAccessibleDescription(
    'If you agree, LinkedIn and Google Analytics see your visit and set cookies, and we store which ad brought you here. How we handle your data',
  );
  expect(await isLocked(page)).toBe(false);
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault();
    }),
  );
  await emailLink(page).click();
  await followTo(page, 'FAQ', '/FAQ');
  await expect(banner(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  expect(await siteData(page)).toMatchObject({ cookies: [], local: {} });
  expect(asked.filter((line) => VENDOR_REQUEST.test(line))).toEqual([]);

  await accept(page);
  await expect.poll(() => conversions(page)).toEqual([...LOADED, 'track 7654321']);
  await expect(banner(page)).toBeHidden();
  await emailLink(page).click();
  await expect.poll(() => conversions(page)).toHaveLength(4);

  await reload(page);
  await expect.poll(() => conversions(page)).toEqual(LOADED);
  await expect(privacyChoices(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  const { cookies, local } = await siteData(page);
  expect(cookies.map(({ name }) => name).sort()).toEqual(GOOGLE_COOKIES);
  expect(Object.keys(local)).toEqual(['consent']);

  await withdraw(page);
  await expect(privacyChoices(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  await expect(banner(page)).toBeHidden();
});

test('A refusal is stored, prevents tracking, and can be changed to consent', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await open(page, '/');
  await refuse(page);
  await expect(banner(page)).toBeHidden();
  await followTo(page, 'FAQ', '/FAQ');
  await reload(page);
  await expect(privacyChoices(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await isTracked(page)).toBe(false);
  await privacyChoices(page).click();
  await accept(page);
  await expect.poll(() => conversions(page)).toEqual(LOADED);
  await expect(banner(page)).toBeHidden();
});

test('Consent given on the contact page loads the tracking pixel of that page', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST, VENDOR_REQUEST);
  const pixel = page.locator('img[src^="https://px.ads.linkedin.com/"]');
  await open(page, '/ContactUs');
  await expect(banner(page)).toBeVisible();
  await expect(pixel).toHaveCount(0);
  await accept(page);
  await expect(pixel).toHaveCount(1);
  await followTo(page, 'FAQ', '/FAQ');
  await expect(pixel).toHaveCount(0);
});

test('With Global Privacy Control, the consent banner does not appear, and nothing is loaded from the ad network', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await sendSignal(page);
  await open(page, '/ContactUs');
  await followTo(page, 'FAQ', '/FAQ');
  await expect(banner(page)).toHaveCount(0);
  await expect(privacyChoices(page)).toHaveCount(0);
  expect(await isTracked(page)).toBe(false);
});

test('When storage and cookies are blocked, consent applies only until the next page load, which shows the consent banner again', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await page.addInitScript(blockStorage);
  await open(page, '/thank-you');
  await accept(page);
  await expect.poll(() => conversions(page)).toEqual(LOADED);
  await expect(banner(page)).toBeHidden();
  await reload(page);
  await expect(banner(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
});
