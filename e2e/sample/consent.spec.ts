/** A request to a vendor makes a test fail unless the test permits it with `permit`. */
import type { Page } from '@playwright/test';

import { contactFrame, parametersOf } from '@/e2e/sample/support/attribution';
import { field, formIn } from '@/e2e/sample/support/form';
import { RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import {
  accept,
  banner,
  clickCounted,
  privacyChoices,
  refuse,
  withdraw,
} from '@/e2e/sample/support/consent';
import { GOOGLE_COOKIES, mockGoogle } from '@/e2e/sample/support/google';
import { followTo, islandsReady, isLocked, open, follow } from '@/e2e/sample/support/page';
import {
  conversions,
  isTracked,
  mockAdNetwork,
  sendSignal,
  SERVICE_REQUEST,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { siteData, storedNames } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/test';
import { translate } from '@/e2e/sample/support/translate';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

test.describe('Consent', () => {
  test.use({ build: 'asking' });

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
    await expect.poll(() => isLocked(page)).toBe(false);
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

    await test.step('A refusal can be changed to consent', async () => {
      await privacyChoices(page).click();
      await refuse(page);
      await expect(banner(page)).toBeHidden();
      await privacyChoices(page).click();
      await accept(page);
      await expect.poll(() => conversions(page)).toEqual(LOADED);
      await expect(banner(page)).toBeHidden();
    });
  });
});

test.describe('Consent and forms', () => {
  test.use({ build: 'asking' });

  /** What becomes of a request and a picture with which a script of the ad network reports. */
  const report = (page: Page) =>
    page.evaluate(async () => {
      const url = 'https://px.ads.linkedin.com';
      const image = Object.assign(new Image(), { src: `${url}/a` });
      const ends = [fetch(`${url}/b`, { mode: 'no-cors' }), image.decode()];
      return (await Promise.allSettled(ends)).map(({ status }) => status);
    });

  const name = (page: Page) => field(formIn(page, 'Contact Form'), 'name');

  /** Types into the form like a visitor (`fill` does without a click or a key), then moves focus out of it. */
  async function use(page: Page) {
    await name(page).click();
    await page.keyboard.type('Ada');
    await page.getByRole('heading', { level: 1 }).click();
  }

  test.beforeEach(async ({ page, permit }) => {
    permit(SERVICE_REQUEST, VENDOR_REQUEST);
    await mockAdNetwork(page);
  });

  // attribution.spec.ts tests that consent updates the URL of a form that nobody has used.
  test('An answer keeps a form that the visitor has used; while it delays the reload after a withdrawal, nothing is reported, not even by a script of a vendor, and what the vendors stored is deleted; when the visitor leaves the form, the page is reloaded', async ({
    page,
    permit,
  }) => {
    permit(/^console .*Content Security Policy/, /^failed .* csp$/);
    const counted = await mockGoogle(page);
    await open(page, '/ContactUs?utm_source=news&gclid=G1');
    await expect(banner(page)).toBeVisible();

    await test.step('Consent does not reload the form', async () => {
      await expect(name(page)).toBeVisible();
      const anonymous = { entry: '/ContactUs' };
      expect(await parametersOf(contactFrame(page))).toEqual(anonymous);
      await use(page);
      await accept(page);
      await expect.poll(() => isTracked(page)).toBe(true);
      expect(await parametersOf(contactFrame(page))).toEqual(anonymous);
      await expect(name(page)).toHaveValue('Ada');
      await expect.poll(() => counted).toEqual(['page_view /ContactUs']);
    });

    await test.step('A withdrawal ends what vendors report, and deletes what they stored', async () => {
      await page.evaluate(() => localStorage.setItem('li_adsId', '1'));
      expect(await storedNames(page)).toEqual(
        [...GOOGLE_COOKIES, 'consent', 'lead_attribution', 'li_adsId', 'popupShown_once'].sort(),
      );
      expect(await report(page)).toEqual(['fulfilled', 'fulfilled']);
      await privacyChoices(page).click();
      await refuse(page);
      await expect(banner(page)).toBeHidden();
      expect(await storedNames(page)).toEqual(['consent', 'popupShown_once']);
      expect(await report(page)).toEqual(['rejected', 'rejected']);
      await expect(name(page)).toHaveValue('Ada');
      await clickCounted(page, '+1 202 555 0142');
      expect(await conversions(page)).toEqual(['track 7654321', 'track 7654321']);
    });

    await test.step('A link opens a document', async () => {
      await Promise.all([page.waitForEvent('load'), follow(page, 'About Us')]);
      await islandsReady(page);
      await expect(page).toHaveURL('/AboutUs');
      expect(await isTracked(page)).toBe(false);
      expect((await siteData(page)).cookies).toEqual([]);
      expect(counted).toEqual(['page_view /ContactUs']);
    });
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
});

test.describe('Consent on a page that others change', () => {
  test.use({ build: 'asking' });

  const LANDING = '/ContactUs?utm_source=news&gclid=G1';

  /** By its buttons, because a translation changes its name. */
  const banner = (page: Page) => page.locator('#Site-consent');
  const refuse = (page: Page) =>
    banner(page)
      .getByRole('button', { name: /No, thanks/i })
      .click();

  /** What a returning visitor has stored (support/test.ts), and the answer. */
  const ANSWERED = ['consent', 'popupShown_once'];

  test.beforeEach(({ permit }) => permit(SERVICE_REQUEST));

  /** Opens the page, translates it, and lets it hydrate. */
  async function visit(page: Page) {
    const release = await delayScripts(page);
    await shown(page, LANDING);
    await translate(page);
    release();
    await islandsReady(page);
  }

  /** As a translator or an extension does that sets attributes of its own. */
  const removeAttributes = (page: Page) =>
    page.evaluate(() => {
      const root = document.documentElement;
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
    });

  test('If the browser translates the page before hydration, and the attributes of the root element are removed after it, nothing is tracked or stored without an answer, the banner stays until it is answered, and the answer and Global Privacy Control hold', async ({
    page,
    permit,
  }) => {
    permit(RENDERED_AGAIN);
    await test.step('Without an answer', async () => {
      await visit(page);
      await expect(banner(page)).toBeVisible();
      expect(await isTracked(page)).toBe(false);
      expect(await storedNames(page)).toEqual(['popupShown_once']);
      await removeAttributes(page);
      await expect(banner(page)).toBeVisible();
    });

    await test.step('After a refusal', async () => {
      await refuse(page);
      await expect(banner(page)).toBeHidden();
      await removeAttributes(page);
      await expect(privacyChoices(page)).toBeVisible();
      // The form reads the state again.
      await page.getByRole('link', { name: 'Products' }).first().click();
      await expect(page).toHaveURL('/Products');
      await expect(page.getByRole('main')).toBeFocused();
      expect(await isTracked(page)).toBe(false);
      expect(await storedNames(page)).toEqual(ANSWERED);
      await visit(page);
      await expect(banner(page)).toBeHidden();
      expect(await isTracked(page)).toBe(false);
      expect(await storedNames(page)).toEqual(ANSWERED);
    });

    await test.step('With Global Privacy Control', async () => {
      await page.evaluate(() => localStorage.clear());
      await sendSignal(page);
      await visit(page);
      await expect(banner(page)).toBeHidden();
      expect(await isTracked(page)).toBe(false);
      expect(await storedNames(page)).toEqual(['popupShown_once']);
    });
  });
});
