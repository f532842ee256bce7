/** A request to a vendor makes a test fail unless the test permits it. */
import type { Page } from '@playwright/test';

import { book } from '@/e2e/sample/support/booking';
import {
  accept,
  acceptButton,
  banner,
  clickCounted,
  privacyChoices,
  refuse,
  refuseButton,
} from '@/e2e/sample/support/consent';
import {
  contactFrame,
  field,
  formIn,
  parametersOf,
  SERVICE_REQUEST,
} from '@/e2e/sample/support/form';
import { followTo, islandsReady, open } from '@/e2e/sample/support/page';
import { siteData } from '@/e2e/sample/support/stored';
import {
  conversions,
  GOOGLE_COOKIES,
  isTracked,
  mockVendors,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/vendors';
import { expect, test } from '@/e2e/support/test';
import { hideAddresses, RENDERED_AGAIN, translate } from '@/e2e/sample/support/translate';
import { delayScripts, shown } from '@/e2e/support/delayRequests';

test.use({ build: 'tracking' });

/** `app-load` and `footer-load`. */
const LOADED = ['track 7654321', 'track 7654321'];

const EMAIL = 'hello@brightkiln.example';

/** Of everything that the browser stores for the site. */
async function storedNames(page: Page) {
  const { cookies, session, local } = await siteData(page);
  return [...cookies.map(({ name }) => name), ...Object.keys({ ...session, ...local })].sort();
}

test('Nothing is tracked or stored before consent, and each event is sent once after consent', async ({
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
});

test('The privacy notice explains what the site and the vendors store after consent, and a withdrawal deletes it, and reloads the page without them, also in another tab and with text in a form', async ({
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
  await open(tab, '/Privacy-notice');
  for (const name of ['_ga', '_ga_*', 'consent', 'lead_attribution', 'popupShown_once'])
    await expect(tab.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${name}" [level=3]
      - term: Where
      - definition: /./
      - term: Why
      - definition: /./
      - term: When
      - definition: /./
      - term: How long
      - definition: /./
    `);
  await expect.poll(() => isTracked(tab)).toBe(true);
  await expect.poll(() => viewed).toEqual(['/ContactUs', '/Privacy-notice']);

  await privacyChoices(page).click();
  await Promise.all([page.waitForEvent('load'), tab.waitForEvent('load'), refuse(page)]);
  for (const each of [page, tab]) {
    await islandsReady(each);
    await expect(privacyChoices(each)).toBeVisible();
    await expect(banner(each)).toBeHidden();
    expect(await isTracked(each)).toBe(false);
  }
  expect(await storedNames(page)).toEqual(['consent', 'popupShown_once']);
  expect(viewed).toEqual(['/ContactUs', '/Privacy-notice']);
});

test('After a refusal, no link, form or request has the campaign or the click id @engines', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await open(page, '/?utm_source=news&gclid=Click-1234');
  await refuse(page);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await followTo(page, 'Products', '/Products');
  await book(page, 'Cab Booking App');
  await expect
    .poll(() => parametersOf(page.getByTitle('Booking Form')))
    .toEqual({ product: 'Cab Booking App', entry: '/' });
  const links = page.locator('a');
  urls.push(
    ...(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))),
  );
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => /utm_|gclid|news|Click-1234/.test(url))).toEqual([]);
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

test('If a host hides the email addresses and the browser translates the page before hydration, and the attributes of the root element are removed after it, nothing is tracked or stored without an answer, the banner stays until it is answered, and the answer holds', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST, RENDERED_AGAIN);
  /** By its id, because a translation changes its name. */
  const translated = page.locator('#Site-consent');
  const release = await delayScripts(page);
  await shown(page, '/ContactUs?utm_source=news&gclid=G1');
  await hideAddresses(page);
  await translate(page);
  release();
  await islandsReady(page);
  // As a translator or an extension that sets its own attributes.
  await page.evaluate(() => {
    const root = document.documentElement;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  });
  await expect(translated).toBeVisible();
  expect(await isTracked(page)).toBe(false);
  expect(await storedNames(page)).toEqual(['popupShown_once']);

  await translated.getByRole('button', { name: /No, thanks/i }).click();
  await expect(translated).toBeHidden();
  // The form of the dialog reads the state again.
  await followTo(page, 'Products', '/Products');
  expect(await isTracked(page)).toBe(false);
  expect(await storedNames(page)).toEqual(['consent', 'popupShown_once']);
});

test('The consent banner has two equal buttons, leaves both hero links in sight on a phone, does not take focus when it appears, follows the skip link in the order of Tab, and returns focus after a choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await expect(banner(page)).toBeVisible();
  // At once, because a late font changes the size of both.
  const [accepting, refusing] = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { y, width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, border, fontSize, fontWeight } = getComputedStyle(button);
        return { y, width, height, color, backgroundColor, border, fontSize, fontWeight };
      }),
    );
  expect(accepting).toBeDefined();
  expect(refusing).toEqual(accepting);
  const hero = page.getByRole('region', { name: /^Your Trusted Partner/ });
  const { y: covered } = (await banner(page).boundingBox())!;
  for (const name of ['Contact Us', 'learn more']) {
    const { y, height } = (await hero.getByRole('link', { name }).boundingBox())!;
    expect(y + height, name).toBeLessThanOrEqual(covered);
  }

  const stops = [
    page.getByRole('link', { name: 'Skip to content' }),
    banner(page).getByRole('link', { name: 'How we handle your data' }),
    acceptButton(page),
    refuseButton(page),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  // Tab must continue where the banner was, not at the end of the page or in the browser's toolbar.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

  // The button of the footer opens it with focus, and gets focus back.
  await privacyChoices(page).press('Enter');
  await expect
    .poll(() => banner(page).evaluate((box) => box.contains(document.activeElement)))
    .toBe(true);
  await refuseButton(page).press('Enter');
  await expect(privacyChoices(page)).toBeFocused();
  await expect(banner(page)).toBeHidden();
});
