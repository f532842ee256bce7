import type { Page } from '@playwright/test';

import { consent } from '@/content/consent';
import { site } from '@/content/site';
import { GOOGLE_COOKIES } from '@/e2e/support/analytics';
import { follow, siteData } from '@/e2e/support/attribution';
import { answer, consentBanner, reopen, showConsentBanner, TEXT } from '@/e2e/support/consent';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { openStopped } from '@/e2e/support/popup';
import { isLocked, islandsReady, open, at } from '@/e2e/support/site';
import { STORAGE_FAULTS } from '@/e2e/support/storageFaults';
import { translate } from '@/e2e/support/translate';
import { expect, test } from '@/e2e/support/test';
import {
  conversions,
  isTracked,
  NETWORK_REQUEST,
  REPORT,
  sendSignal,
  mockAdNetwork,
} from '@/e2e/support/tracking';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

// A request to the ad network makes a test fail unless the test permits it with `permit`.
const LOADED = [REPORT, REPORT];
const DAY = 24 * 60 * 60 * 1000;

const pressEmail = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: site.email }).click();

async function reload(page: Page) {
  await page.reload();
  await islandsReady(page);
}

test.beforeEach(({ page }) => mockAdNetwork(page));

test('Nothing is tracked or stored before consent, each event is sent once after consent, and tracking ends when consent is withdrawn', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`foreign ${request.url()}`));
  await open(page, '/');
  expect(await consentBanner(page).evaluate((box) => box.matches(':modal'))).toBe(false);
  await expect(consentBanner(page)).toHaveAccessibleDescription(`${TEXT} ${consent.notice}`);
  expect(await isLocked(page)).toBe(false);
  await page.evaluate(() =>
    window.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="mailto:"]')) event.preventDefault();
    }),
  );
  await pressEmail(page);
  await follow(page, at.faq);
  await expect(consentBanner(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((line) => NETWORK_REQUEST.test(line))).toEqual([]);
  expect(await isTracked(page)).toBe(false);
  expect(await siteData(page)).toMatchObject({ cookies: [], local: {} });

  await answer(page, 'accept');
  await expect.poll(() => conversions(page)).toEqual([...LOADED, REPORT]);
  await expect(consentBanner(page)).toBeHidden();
  await pressEmail(page);
  await expect.poll(() => conversions(page)).toEqual([...LOADED, REPORT, REPORT]);

  await reload(page);
  await expect.poll(() => conversions(page)).toEqual(LOADED);
  await expect(reopen(page)).toBeVisible();
  await expect(consentBanner(page)).toBeHidden();
  const { cookies, local } = await siteData(page);
  expect(cookies.map(({ name }) => name).sort()).toEqual(GOOGLE_COOKIES);
  expect(Object.keys(local)).toEqual(['consent']);

  await reopen(page).click();
  await Promise.all([page.waitForEvent('load'), answer(page, 'refuse')]);
  await islandsReady(page);
  await expect(reopen(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  await expect(consentBanner(page)).toBeHidden();
});

for (const translated of [false, true])
  test(`A refusal is stored, prevents tracking, and can be changed to consent${translated ? ' (translated page)' : ''}`, async ({
    page,
    permit,
  }) => {
    permit(NETWORK_REQUEST);
    await open(page, '/');
    await expect(consentBanner(page)).toBeVisible();
    if (translated) await translate(page);
    await answer(page, 'refuse');
    await expect(consentBanner(page)).toBeHidden();
    await follow(page, at.faq);
    if (!translated) await reload(page);
    await expect(reopen(page)).toBeVisible();
    await expect(consentBanner(page)).toBeHidden();
    expect(await isTracked(page)).toBe(false);
    await reopen(page).click();
    await answer(page, 'accept');
    await expect.poll(() => conversions(page)).toEqual(LOADED);
    await expect(consentBanner(page)).toBeHidden();
  });

test('Consent given on the contact page loads the tracking pixel of that page', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST, NETWORK_REQUEST);
  const pixel = page.locator(`img[src^="${PIXEL_ORIGIN}/"]`);
  await open(page, at.contact);
  await expect(consentBanner(page)).toBeVisible();
  await expect(pixel).toHaveCount(0);
  await answer(page, 'accept');
  await expect(pixel).toHaveCount(1);
  await follow(page, at.faq);
  await expect(pixel).toHaveCount(0);
});

test('With Global Privacy Control, the consent banner does not appear, and nothing is loaded from the ad network', async ({
  page,
  context,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await sendSignal(context);
  await open(page, at.contact);
  await page.waitForLoadState('networkidle');
  await expect(consentBanner(page)).toHaveCount(0);
  await expect(reopen(page)).toHaveCount(0);
  expect(await isTracked(page)).toBe(false);
});

test('Consent expires after six months', async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await openStopped(page, at.faq);
  await showConsentBanner(page);
  await answer(page, 'accept');
  await page.clock.setSystemTime(170 * DAY);
  await reload(page);
  await expect.poll(() => isTracked(page)).toBe(true);
  await page.clock.runFor(1000);
  await expect(consentBanner(page)).toBeHidden();
  await page.clock.setSystemTime(200 * DAY);
  await reload(page);
  await showConsentBanner(page);
  expect(await isTracked(page)).toBe(false);
});

test('Consent that was given for other vendors is not valid: the consent banner appears again', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  await open(page, at.faq);
  await answer(page, 'accept');
  await expect.poll(() => isTracked(page)).toBe(true);
  await page.evaluate((key) => {
    const record = JSON.parse(localStorage.getItem(key)!) as { revision: number };
    localStorage.setItem(key, JSON.stringify({ ...record, revision: record.revision + 1 }));
  }, STORAGE_KEYS.consent);
  await reload(page);
  await expect(consentBanner(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
});

for (const [name, { fault }] of Object.entries(STORAGE_FAULTS))
  test.describe(`When storage ${name}`, () => {
    test.use({ visitor: 'new' });

    test('consent applies only until the next page load, which shows the consent banner again', async ({
      page,
      permit,
    }) => {
      permit(NETWORK_REQUEST);
      await page.addInitScript(fault);
      await openStopped(page, at.faq);
      await showConsentBanner(page);
      await answer(page, 'accept');
      await expect.poll(() => conversions(page)).toEqual(LOADED);
      await expect(consentBanner(page)).toBeHidden();
      await reload(page);
      await showConsentBanner(page);
      expect(await isTracked(page)).toBe(false);
    });
  });
