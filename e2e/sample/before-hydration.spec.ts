/**
 * Tests the list in docs/interactions.md: what each interaction does before hydration, and that
 * its result remains after hydration.
 */
import type { Page } from '@playwright/test';

import { booking, bookNow } from '@/e2e/sample/support/booking';
import { accept, banner, clickCounted, privacyChoices } from '@/e2e/sample/support/consent';
import { fieldIn, formIn, VISITOR } from '@/e2e/sample/support/form';
import { mockGoogle } from '@/e2e/sample/support/google';
import { follow, islandsReady, stopClock } from '@/e2e/sample/support/page';
import { popup } from '@/e2e/sample/support/popup';
import {
  conversions,
  isTracked,
  mockAdNetwork,
  NETWORK_REQUEST,
  SERVICE_REQUEST,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';
import { delayScripts, shown } from '@/kit/testing/delayRequests';
import { scriptsOf } from '@/kit/testing/pageScripts';

const bookSchool = (page: Page) => bookNow(page, 'School Management Software');
const CONTACT = '/ContactUs?product=School+Management+Software';

const busy = (page: Page) => page.locator('button[aria-busy]');

/** Opens /Products and waits for fonts, because a late font could move the click target. */
async function showProducts(page: Page) {
  await shown(page, '/Products');
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em sans'))).toBe(true);
}

test('A click on "Book Now" before hydration can be canceled with Escape, and if two products are clicked, only the dialog of the second one opens @engines', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await showProducts(page);
  const [first, last] = ['Food Delivery App', 'NGO Website Development'];
  await bookNow(page, first).click();
  await expect(busy(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(busy(page)).toHaveCount(0);
  for (const product of [first, last]) {
    await bookNow(page, product).click();
    await expect(bookNow(page, product)).toHaveAttribute('aria-busy', 'true');
    await expect(busy(page)).toHaveCount(1);
  }
  release();
  await expect(page.getByRole('dialog', { name: `Book ${last}` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(busy(page)).toHaveCount(0);
  await expect(page).toHaveURL('/Products');
});

test('The navigation bar gets its background after more than 50 px of scrolling even before hydration, and a sidebar opened before hydration stays open afterward @engines', async ({
  page,
}) => {
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  const expectOpacityAt = async (top: number, opacity: string) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(page.locator('.nav-bar')).toHaveCSS('opacity', opacity, { pseudo: 'before' });
  };
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayScripts(page);
  await shown(page, '/');
  await expectOpacityAt(51, '1');
  await expectOpacityAt(50, '0');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(sidebar.getByRole('link', { name: 'About Us' })).toBeVisible();
  release();
  await islandsReady(page);
  await expect(sidebar.getByRole('link', { name: 'About Us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
});

test('An FAQ answer opened before hydration stays open, and the other answers stay closed @engines', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await shown(page, '/FAQ');
  const open = page.getByRole('main').locator('details[name][open] summary');
  await page.getByRole('main').getByText('What happens after launch?').click();
  await expect(open).toHaveText(['What happens after launch?']);
  release();
  await islandsReady(page);
  await expect(open).toHaveText(['What happens after launch?']);
});

test('A link to the contact page works before hydration, and text typed into the form before hydration is still there afterward @engines', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await shown(page, '/');
  await follow(page, 'Book a Call With Experts!');
  await expect(page).toHaveURL('/ContactUs');
  const name = fieldIn(formIn(page, 'Contact Form'), 'Name');
  await name.fill(VISITOR.Name);
  release();
  await islandsReady(page);
  await expect(name).toHaveValue(VISITOR.Name);
});

test('When a script fails to load, a pending click on "Book Now" leads to the contact page', async ({
  page,
  permit,
  request,
}) => {
  permit(/^(failed|console) .*net::ERR_FAILED/);
  let fail = () => {};
  const failing = new Promise<void>((done) => (fail = done));
  const last = (await scriptsOf(request, '/Products')).at(-1);
  await page.route(`**${last}`, async (route) => {
    await failing;
    await route.abort();
  });
  // Stop the clock, so that the contact page can open only because of the failed script, and not
  // because of the 8 s timeout.
  await stopClock(page);
  await showProducts(page);
  await bookSchool(page).click();
  await expect(busy(page)).toHaveCount(1);
  fail();
  await expect(page).toHaveURL(CONTACT);
});

test('If the scripts have not loaded 8 s after the last click on "Book Now", that click leads to the contact page', async ({
  page,
}) => {
  await stopClock(page);
  const release = await delayScripts(page);
  await showProducts(page);
  await bookNow(page, 'Food Delivery App').click();
  await page.clock.runFor(5000);
  await bookSchool(page).click();
  await page.clock.runFor(7900);
  await expect(busy(page)).toHaveCount(1);
  await expect(page).toHaveURL('/Products');
  await page.clock.runFor(100);
  await expect(page).toHaveURL(CONTACT);
  release();
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('sees the booking dialog that was requested before hydration, and the popup only after closing the dialog', async ({
    page,
  }) => {
    // Install a clock that keeps running. Later, `fastForward` simulates scripts that take 5 s to
    // load.
    await page.clock.install();
    const release = await delayScripts(page);
    await showProducts(page);
    await bookSchool(page).click();
    await page.clock.fastForward(5000);
    release();
    await expect(booking(page)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeVisible();
    await expect(booking(page)).toHaveCount(0);
  });
});

test.describe('With a hosted form and tracking', () => {
  test.use({ build: 'configured' });

  test.beforeEach(({ page }) => mockAdNetwork(page));

  test('A form that had focus before hydration is not replaced, even if focus has left it since @engines', async ({
    page,
    permit,
  }) => {
    permit(NETWORK_REQUEST, SERVICE_REQUEST);
    const release = await delayScripts(page);
    await shown(page, '/ContactUs?utm_source=news');
    const frame = page.getByTitle('Contact Form');
    const src = (await frame.getAttribute('src'))!;
    await frame.click();
    await expect(frame).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(frame).not.toBeFocused();
    release();
    await islandsReady(page);
    await expect(page.locator('img[src^="https://px.ads.linkedin.com/"]')).toHaveCount(1);
    await expect(frame).toHaveAttribute('src', src);
  });

  test('Clicks on the email and phone links in the footer before hydration are reported once each afterward @engines', async ({
    page,
    permit,
  }) => {
    permit(NETWORK_REQUEST);
    const release = await delayScripts(page);
    await shown(page, '/AboutUs');
    await clickCounted(page, 'hello@brightkiln.example');
    await clickCounted(page, '+1 202 555 0142');
    expect(await conversions(page)).toEqual([]);
    release();
    // Each page load sends `app-load` and `footer-load`.
    await expect.poll(() => conversions(page)).toHaveLength(2 + 2);
    await clickCounted(page, 'hello@brightkiln.example');
    await expect.poll(() => conversions(page)).toHaveLength(2 + 3);
  });
});

test.describe('With a consent banner', () => {
  test.use({ build: 'asking' });

  test('A click before hydration is reported once, after the visitor gives consent, and the choice is stored @engines', async ({
    page,
    permit,
  }) => {
    permit(VENDOR_REQUEST);
    await mockAdNetwork(page);
    await mockGoogle(page);
    const release = await delayScripts(page);
    await shown(page, '/AboutUs');
    await clickCounted(page, 'hello@brightkiln.example');
    await expect(banner(page)).toBeVisible();
    release();
    await islandsReady(page);
    await expect(banner(page)).toBeVisible();
    expect(await isTracked(page)).toBe(false);
    await accept(page);
    // Each page load sends `app-load` and `footer-load`.
    await expect.poll(() => conversions(page)).toHaveLength(2 + 1);
    await expect(banner(page)).toBeHidden();

    await page.reload();
    await expect.poll(() => conversions(page)).toHaveLength(2);
    await expect(privacyChoices(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});
