import type { Page } from '@playwright/test';

import { site } from '@/content/site';
import { GOOGLE_COOKIES } from '@/e2e/support/analytics';
import { siteData, formQuery } from '@/e2e/support/attribution';
import { answer, consentBanner, reopen } from '@/e2e/support/consent';
import { CONTACT_PAGE, followToContact } from '@/e2e/support/formPlaces';
import { fieldIn, formIn, SERVICE_REQUEST, VISITOR } from '@/e2e/support/leadForm';
import { storedNames } from '@/e2e/support/stored';
import { islandsReady, open, at, anyPage, labelOf } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import {
  conversions,
  isTracked,
  NETWORK_REQUEST,
  REPORT,
  mockAdNetwork,
} from '@/e2e/support/tracking';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { LINKEDIN, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

/** This export renames the parameters (scripts/exports.ts). */
const ARRIVAL = `${at.contact}?utm_source=news&gclid=G1`;
const ANONYMOUS = { entry: at.contact };
const KNOWN = { ...ANONYMOUS, source: 'news', gclid: 'G1' };

const cookieNames = async (page: Page) =>
  (await siteData(page)).cookies.map(({ name: cookie }) => cookie).sort();

/** What becomes of a request and a picture with which a script of the ad network reports. */
const report = (page: Page) =>
  page.evaluate(async (url) => {
    const image = Object.assign(new Image(), { src: `${url}/a` });
    const ends = [fetch(`${url}/b`, { mode: 'no-cors' }), image.decode()];
    return (await Promise.allSettled(ends)).map(({ status }) => status);
  }, PIXEL_ORIGIN);

const name = (page: Page) => fieldIn(formIn(page, CONTACT_PAGE.frameTitle), 'name');

/** Types into the form, then moves focus out of it. */
async function use(page: Page) {
  await name(page).fill(VISITOR.name);
  await page.getByRole('heading', { level: 1 }).click();
}

test.beforeEach(async ({ page, permit }) => {
  permit(SERVICE_REQUEST, NETWORK_REQUEST);
  await mockAdNetwork(page);
});

for (const isUsed of [false, true])
  test(`An answer on the contact page ${isUsed ? 'keeps a form that the visitor has used' : 'updates the URL of the form'}`, async ({
    page,
  }) => {
    await open(page, ARRIVAL);
    await expect(consentBanner(page)).toBeVisible();
    await expect(name(page)).toBeVisible();
    expect(await formQuery(page, CONTACT_PAGE)).toEqual(ANONYMOUS);
    if (isUsed) await use(page);
    await answer(page, 'accept');
    await expect.poll(() => isTracked(page)).toBe(true);
    expect(await formQuery(page, CONTACT_PAGE)).toEqual(isUsed ? ANONYMOUS : KNOWN);
    await expect(name(page)).toHaveValue(isUsed ? VISITOR.name : '');
  });

test('While a hosted form in use delays the reload after a withdrawal, nothing is reported, not even by a script of a vendor, and what the vendors stored is deleted; when the visitor leaves the form, the page is reloaded', async ({
  page,
  counted,
  permit,
}) => {
  permit(/^console .*Content Security Policy/, /^failed .* csp$/);
  const bar = page.getByRole('contentinfo');
  await open(page, at.contact);
  await answer(page, 'accept');
  await expect.poll(() => counted.googleAnalytics).toEqual([`page_view ${at.contact}`]);
  expect(await cookieNames(page)).toEqual(GOOGLE_COOKIES);
  await page.evaluate((key) => localStorage.setItem(key, '1'), LINKEDIN.stored.at(-1)!);
  expect(await report(page)).toEqual(['fulfilled', 'fulfilled']);
  await use(page);
  await reopen(page).click();
  await answer(page, 'refuse');
  await expect(consentBanner(page)).toBeHidden();
  expect(await storedNames(page)).toEqual([STORAGE_KEYS.consent, STORAGE_KEYS.popup].sort());
  expect(await report(page)).toEqual(['rejected', 'rejected']);
  await expect(name(page)).toHaveValue(VISITOR.name);
  await page.evaluate(() =>
    window.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await bar.locator(`a[href="tel:${site.phone.e164}"]`).click();
  expect(await conversions(page)).toEqual([REPORT, REPORT]);
  const link = page.getByRole('banner').getByRole('link', { name: labelOf(anyPage) });
  await Promise.all([page.waitForEvent('load'), link.click()]);
  await islandsReady(page);
  await expect(page).toHaveURL(anyPage);
  expect(await isTracked(page)).toBe(false);
  expect(await cookieNames(page)).toEqual([]);
  expect(counted.googleAnalytics).toEqual([`page_view ${at.contact}`]);
});

test.describe('If the visitor withdraws consent in another tab,', () => {
  const storesAttribution = async (page: Page) =>
    STORAGE_KEYS.attribution in (await siteData(page)).session;

  async function withdrawIn(tab: Page) {
    await open(tab, at.faq);
    await reopen(tab).click();
    await Promise.all([tab.waitForEvent('load'), answer(tab, 'refuse')]);
  }

  test('the page is reloaded without tracking, and forms no longer get the campaign', async ({
    page,
    context,
  }) => {
    await open(page, `${at.faq}?gclid=G1`);
    await answer(page, 'accept');
    await expect.poll(() => storesAttribution(page)).toBe(true);
    await Promise.all([page.waitForEvent('load'), withdrawIn(await context.newPage())]);
    await islandsReady(page);
    expect(await isTracked(page)).toBe(false);
    expect(await storesAttribution(page)).toBe(false);
    await followToContact(page);
    await expect(name(page)).toBeVisible();
    expect(await formQuery(page, CONTACT_PAGE)).toEqual({ entry: at.faq });
  });

  test('a hosted form that the visitor has used stays until the next navigation, which a reload follows', async ({
    page,
    context,
    permit,
  }) => {
    permit(/^console .*Content Security Policy/);
    await open(page, ARRIVAL);
    await answer(page, 'accept');
    await expect.poll(() => formQuery(page, CONTACT_PAGE)).toEqual(KNOWN);
    await use(page);
    await withdrawIn(await context.newPage());
    await expect.poll(() => storesAttribution(page)).toBe(false);
    await expect(name(page)).toHaveValue(VISITOR.name);
    const link = page.getByRole('banner').getByRole('link', { name: labelOf(anyPage) });
    await Promise.all([page.waitForEvent('load'), link.click()]);
    await islandsReady(page);
    expect(await isTracked(page)).toBe(false);
  });
});
