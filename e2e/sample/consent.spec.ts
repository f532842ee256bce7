/** A request to a vendor makes a test fail unless the test permits it. */
import type { Page } from '@playwright/test';

import { accept, banner, clickCounted, privacyChoices, refuse } from '@/e2e/sample/support/consent';
import {
  contactFrame,
  field,
  formIn,
  parametersOf,
  SERVICE_REQUEST,
} from '@/e2e/sample/support/form';
import { followTo, islandsReady, open } from '@/e2e/sample/support/page';
import { siteData, storedNames } from '@/e2e/sample/support/stored';
import {
  conversions,
  GOOGLE_COOKIES,
  isTracked,
  mockVendors,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/vendors';
import { expect, test } from '@/e2e/sample/support/test';
import { hideAddresses, RENDERED_AGAIN, translate } from '@/e2e/sample/support/translate';
import { delayScripts, shown } from '@/e2e/support/delayRequests';

test.use({ build: 'tracking' });

/** `app-load` and `footer-load`. */
const LOADED = ['track 7654321', 'track 7654321'];

const EMAIL = 'hello@brightkiln.example';

test('Nothing is tracked or stored before consent, each event is sent once after consent, and tracking ends when consent is withdrawn', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await mockVendors(page.context());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`foreign ${request.url()}`));
  await open(page, '/');
  expect(await banner(page).evaluate((box) => box.matches(':modal'))).toBe(false);
  await expect(banner(page)).toHaveAccessibleDescription(
    'If you agree, LinkedIn and Google Analytics see your visit and set cookies, and we store which ad brought you here. How we handle your data',
  );
  await clickCounted(page, EMAIL);
  await followTo(page, 'FAQ', '/FAQ');
  await expect(banner(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  expect(await siteData(page)).toMatchObject({ cookies: [], local: {} });
  expect(asked.filter((line) => VENDOR_REQUEST.test(line))).toEqual([]);

  await accept(page);
  await expect.poll(() => conversions(page)).toEqual([...LOADED, 'track 7654321']);
  await expect(banner(page)).toBeHidden();
  await clickCounted(page, EMAIL);
  await expect.poll(() => conversions(page)).toHaveLength(4);

  await page.reload();
  await expect.poll(() => conversions(page)).toEqual(LOADED);
  await expect(privacyChoices(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect
    .poll(async () => (await siteData(page)).cookies.map(({ name }) => name).sort())
    .toEqual(GOOGLE_COOKIES);
  expect(Object.keys((await siteData(page)).local)).toEqual(['consent']);

  await privacyChoices(page).click();
  await Promise.all([page.waitForEvent('load'), refuse(page)]);
  await expect(privacyChoices(page)).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  await expect(banner(page)).toBeHidden();
});

test('A withdrawal deletes what the site and the vendors have stored, and reloads the page without them, also in another tab and with text in a form', async ({
  page,
  context,
  permit,
}) => {
  permit(SERVICE_REQUEST, VENDOR_REQUEST);
  const viewed = await mockVendors(context);
  await open(page, '/ContactUs?utm_source=news&gclid=G1');
  await field(formIn(page, 'Contact Form'), 'name').fill('Ada');
  await accept(page);
  await expect.poll(() => isTracked(page)).toBe(true);
  await page.evaluate(() => localStorage.setItem('li_adsId', '1'));
  await expect
    .poll(() => storedNames(page))
    .toEqual(
      [...GOOGLE_COOKIES, 'consent', 'lead_attribution', 'li_adsId', 'popupShown_once'].sort(),
    );
  const tab = await context.newPage();
  await open(tab, '/FAQ');
  await expect.poll(() => isTracked(tab)).toBe(true);
  await expect.poll(() => viewed).toEqual(['/ContactUs', '/FAQ']);

  await privacyChoices(page).click();
  await Promise.all([page.waitForEvent('load'), tab.waitForEvent('load'), refuse(page)]);
  for (const each of [page, tab]) {
    await islandsReady(each);
    await expect(privacyChoices(each)).toBeVisible();
    await expect(banner(each)).toBeHidden();
    expect(await isTracked(each)).toBe(false);
  }
  expect(await storedNames(page)).toEqual(['consent', 'popupShown_once']);
  expect(viewed).toEqual(['/ContactUs', '/FAQ']);
});

test('With Global Privacy Control, earlier consent does not count, what it has stored is deleted, and visitors are not asked', async ({
  page,
  context,
  permit,
}) => {
  permit(SERVICE_REQUEST, VENDOR_REQUEST);
  const viewed = await mockVendors(context);
  await open(page, '/FAQ?utm_source=news&gclid=G1');
  await accept(page);
  await expect.poll(() => viewed).toEqual(['/FAQ']);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await open(page, '/ContactUs?utm_source=news&gclid=G1');
  await expect.poll(() => storedNames(page)).toEqual(['consent', 'popupShown_once']);
  expect(await parametersOf(contactFrame(page))).toEqual({ entry: '/ContactUs' });
  expect(await isTracked(page)).toBe(false);
  expect(viewed).toEqual(['/FAQ']);
  await expect(banner(page)).toBeHidden();
  await expect(privacyChoices(page)).toHaveCount(0);
});

/** As a translator or an extension that sets its own attributes. */
const removeAttributes = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  });

test('If a host hides the email addresses and the browser translates the page before hydration, and the attributes of the root element are removed after it, nothing is tracked or stored without an answer, the banner stays until it is answered, and the answer holds', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST, RENDERED_AGAIN);
  /** By its id, because a translation changes its name. */
  const translated = page.locator('#Site-consent');
  const visit = async () => {
    const release = await delayScripts(page);
    await shown(page, '/ContactUs?utm_source=news&gclid=G1');
    await hideAddresses(page);
    await translate(page);
    release();
    await islandsReady(page);
    await removeAttributes(page);
  };
  await visit();
  await expect(translated).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  expect(await storedNames(page)).toEqual(['popupShown_once']);

  await translated.getByRole('button', { name: /No, thanks/i }).click();
  await expect(translated).toBeHidden();
  await visit();
  await expect(translated).toBeHidden();
  await expect(privacyChoices(page)).toBeVisible();
  // The form of the dialog reads the state again.
  await followTo(page, 'Products', '/Products');
  expect(await isTracked(page)).toBe(false);
  expect(await storedNames(page)).toEqual(['consent', 'popupShown_once']);
});
