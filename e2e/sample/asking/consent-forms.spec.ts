/** What consent and its withdrawal mean for forms. This export renames the parameters of the form. */
import type { Page } from '@playwright/test';

import { contactFrame, parametersOf } from '@/e2e/sample/support/attribution';
import {
  accept,
  acceptButton,
  banner,
  privacyChoices,
  refuse,
  withdraw,
} from '@/e2e/sample/support/consent';
import { fieldIn, formIn } from '@/e2e/sample/support/form';
import { GOOGLE_COOKIES, mockGoogle } from '@/e2e/sample/support/google';
import { follow, islandsReady, open } from '@/e2e/sample/support/page';
import {
  conversions,
  isTracked,
  mockAdNetwork,
  SERVICE,
  SERVICE_REQUEST,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { siteData, storedNames } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/test';

/** What becomes of a request and a picture with which a script of the ad network reports. */
const report = (page: Page) =>
  page.evaluate(async () => {
    const url = 'https://px.ads.linkedin.com';
    const image = Object.assign(new Image(), { src: `${url}/a` });
    const ends = [fetch(`${url}/b`, { mode: 'no-cors' }), image.decode()];
    return (await Promise.allSettled(ends)).map(({ status }) => status);
  });

const name = (page: Page) => fieldIn(formIn(page, 'Contact Form'), 'Name');

/** Types into the form like a visitor (`fill` does without a click or a key), then moves focus out of it. */
async function use(page: Page) {
  await name(page).click();
  await page.keyboard.type('Ada');
  await page.getByRole('heading', { level: 1 }).click();
}

/** Makes the form focus its first field on load, as osTicket 1.18 does. */
const focusFirstField = (page: Page) =>
  page.route(`${SERVICE}/forms/wtl/**`, async (route) => {
    const response = await route.fetch();
    const script = '<script>document.querySelector("input:not([type=hidden])").focus()</script>';
    await route.fulfill({ response, body: (await response.text()) + script });
  });

/** Follows a link of the navigation bar, which opens a document. */
async function leave(page: Page) {
  await Promise.all([page.waitForEvent('load'), follow(page, 'About Us')]);
  await islandsReady(page);
  await expect(page).toHaveURL('/AboutUs');
}

test.beforeEach(async ({ page, permit }) => {
  permit(SERVICE_REQUEST, VENDOR_REQUEST);
  await mockAdNetwork(page);
});

/**
 * Follows a link, which is a click, too, to a form that focuses its first field. Nothing may be evaluated in the
 * page afterward, because Playwright evaluates with a user gesture. So the page says itself whether the frame
 * with the focus is in use.
 *
 * @returns what the page has said, and where the button is that accepts
 */
async function followToFocused(page: Page) {
  await mockGoogle(page);
  await focusFirstField(page);
  const seen = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'debug') seen.add(message.text());
  });
  await page.addInitScript(() => {
    if (window.top !== window) return;
    setInterval(() => {
      const frame = document.activeElement;
      if (frame?.tagName === 'IFRAME')
        console.debug(window.usedFrames?.has(frame) ? 'used' : 'focused');
    }, 50);
  });
  await open(page, '/FAQ?utm_source=news&gclid=G1');
  const button = (await acceptButton(page).boundingBox())!;
  await follow(page, 'Book a Call With Experts!');
  await expect.poll(() => [...seen]).toEqual(['focused']);
  const acceptAtOnce = () =>
    page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
  return { seen, acceptAtOnce };
}

test('A form that has focused its first field on load is not in use, so an answer updates its URL', async ({
  page,
}) => {
  const { acceptAtOnce } = await followToFocused(page);
  await acceptAtOnce();
  const parameters = () => parametersOf(contactFrame(page));
  await expect.poll(parameters).toEqual({ entry: '/FAQ', source: 'news', gclid: 'G1' });
});

test('A form that has focused its first field on load is in use once the visitor types into it', async ({
  page,
}) => {
  const { seen, acceptAtOnce } = await followToFocused(page);
  await page.keyboard.type('Ada');
  await expect.poll(() => [...seen]).toContain('used');
  await acceptAtOnce();
  await expect.poll(() => isTracked(page)).toBe(true);
  await expect(name(page)).toHaveValue('Ada');
});

for (const isUsed of [false, true])
  test(`An answer on the contact page ${isUsed ? 'keeps a form that the visitor has used' : 'updates the URL of the form'}`, async ({
    page,
  }) => {
    await mockGoogle(page);
    await open(page, '/ContactUs?utm_source=news&gclid=G1');
    await expect(banner(page)).toBeVisible();
    await expect(name(page)).toBeVisible();
    const anonymous = { entry: '/ContactUs' };
    expect(await parametersOf(contactFrame(page))).toEqual(anonymous);
    if (isUsed) await use(page);
    await accept(page);
    await expect.poll(() => isTracked(page)).toBe(true);
    expect(await parametersOf(contactFrame(page))).toEqual(
      isUsed ? anonymous : { ...anonymous, source: 'news', gclid: 'G1' },
    );
    await expect(name(page)).toHaveValue(isUsed ? 'Ada' : '');
  });

test('While a hosted form in use delays the reload after a withdrawal, nothing is reported, not even by a script of a vendor, and what the vendors stored is deleted; when the visitor leaves the form, the page is reloaded', async ({
  page,
  permit,
}) => {
  permit(/^console .*Content Security Policy/, /^failed .* csp$/);
  const counted = await mockGoogle(page);
  await open(page, '/ContactUs');
  await accept(page);
  await expect.poll(() => counted).toEqual(['page_view /ContactUs']);
  await page.evaluate(() => localStorage.setItem('li_adsId', '1'));
  expect(await storedNames(page)).toEqual(
    [...GOOGLE_COOKIES, 'consent', 'lead_attribution', 'li_adsId', 'popupShown_once'].sort(),
  );
  expect(await report(page)).toEqual(['fulfilled', 'fulfilled']);
  await use(page);
  await privacyChoices(page).click();
  await refuse(page);
  await expect(banner(page)).toBeHidden();
  expect(await storedNames(page)).toEqual(['consent', 'popupShown_once']);
  expect(await report(page)).toEqual(['rejected', 'rejected']);
  await expect(name(page)).toHaveValue('Ada');
  await page.evaluate(() =>
    window.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await page.getByRole('contentinfo').locator('a[href^="tel:"]').click();
  expect(await conversions(page)).toEqual(['track 7654321', 'track 7654321']);
  await leave(page);
  expect(await isTracked(page)).toBe(false);
  expect((await siteData(page)).cookies).toEqual([]);
  expect(counted).toEqual(['page_view /ContactUs']);
});

test('If the visitor withdraws consent in another tab, the page is reloaded without tracking, and forms no longer get the campaign', async ({
  page,
  context,
}) => {
  await mockGoogle(page);
  await open(page, '/FAQ?gclid=G1');
  await accept(page);
  await expect.poll(() => storedNames(page)).toContain('lead_attribution');
  const other = await context.newPage();
  await open(other, '/FAQ');
  await Promise.all([page.waitForEvent('load'), withdraw(other)]);
  await islandsReady(page);
  expect(await isTracked(page)).toBe(false);
  expect(await storedNames(page)).not.toContain('lead_attribution');
  await follow(page, 'Book a Call With Experts!');
  await expect(name(page)).toBeVisible();
  expect(await parametersOf(contactFrame(page))).toEqual({ entry: '/FAQ' });
});
