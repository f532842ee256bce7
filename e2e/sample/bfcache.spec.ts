import type { Page } from '@playwright/test';

import {
  expectRestored,
  goBack,
  leave,
  markLeft,
  WITH_BFCACHE,
} from '@/e2e/sample/support/bfcache';
import { accept, banner, privacyChoices, withdraw } from '@/e2e/sample/support/consent';
import { fieldIn } from '@/e2e/sample/support/form';
import { mockGoogle } from '@/e2e/sample/support/google';
import {
  expectPage,
  islandsReady,
  isLocked,
  MOVING,
  open,
  openStopped,
} from '@/e2e/sample/support/page';
import { closePopup, openPopup, popup, popupFrame } from '@/e2e/sample/support/popup';
import {
  conversions,
  mockAdNetwork,
  NETWORK_REQUEST,
  isTracked,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ ...MOVING, launchOptions: WITH_BFCACHE });

const FORM = '/forms/wtl/demo/';

test('Back restores a page from bfcache', async ({ page }) => {
  // The demo form, and pages with different islands and sections.
  for (const path of ['/', '/Products', '/thank-you', FORM]) {
    await page.goto(path);
    if (path !== FORM) await islandsReady(page);
    await markLeft(page);
    await leave(page);
    await goBack(page, path);
    await expectRestored(page);
  }
});

test.describe('For a new visitor', () => {
  test.use({ visitor: 'new' });

  test('Back restores the open popup with the typed text, and the popup can be closed', async ({
    page,
  }) => {
    await openStopped(page, '/FAQ');
    await openPopup(page);
    const name = fieldIn(popupFrame(page).contentFrame(), 'Name');
    await name.fill('Ada');
    await markLeft(page);
    await leave(page);
    await goBack(page, '/FAQ');
    await expectRestored(page);
    await expect(popup(page)).toBeVisible();
    // Playwright cannot find the frames of a page restored from bfcache, so use a script.
    const typed = popupFrame(page).evaluate(
      (frame: HTMLIFrameElement) =>
        frame.contentDocument!.querySelector<HTMLInputElement>('#name')!.value,
    );
    expect(await typed).toBe('Ada');
    await closePopup(page);
    expect(await isLocked(page)).toBe(false);
    await page.clock.runFor(5000);
    await expect(popup(page)).toHaveCount(0);
  });
});

test('Back restores the open sidebar, and the links in the sidebar work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await expect(sidebar).toBeVisible();
  await markLeft(page);
  await leave(page);
  await goBack(page, '/');
  await expectRestored(page);
  await expect(sidebar).toBeVisible();
  await sidebar.getByRole('link', { name: 'About Us' }).click();
  await expectPage(page, '/AboutUs', 'About us');
  await expect(sidebar).toBeHidden();
  expect(await isLocked(page)).toBe(false);
});

test.describe('Tracking and bfcache', () => {
  test.use({ build: 'configured' });

  /** The two events of a page load: `app-load` and `footer-load`. */
  const LOADED = ['track 7654321', 'track 7654321'];

  async function leaveAndReturn(page: Page) {
    await markLeft(page);
    await open(page, '/FAQ');
    await expect.poll(() => conversions(page)).toEqual(LOADED);
    await goBack(page, '/');
    await islandsReady(page);
  }

  test('A page view is reported only once, even if Back restores or reloads the page', async ({
    page,
    permit,
  }) => {
    permit(NETWORK_REQUEST);
    await mockAdNetwork(page);
    await open(page, '/');
    await expect.poll(() => conversions(page)).toEqual(LOADED);
    await leaveAndReturn(page);
    await expectRestored(page);
    expect(await conversions(page)).toEqual(LOADED);
    // A page with an `unload` listener is not stored in bfcache.
    await page.evaluate(() => window.addEventListener('unload', () => {}));
    await leaveAndReturn(page);
    expect(await page.evaluate(() => 'left' in window)).toBe(false);
    // What the page reports when it loads comes before a click.
    await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
    const email = page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'hello@brightkiln.example' });
    await email.click();
    await expect.poll(() => conversions(page)).toEqual(['track 7654321']);
  });
});

test.describe('Consent and bfcache', () => {
  test.use({ build: 'asking' });

  test('Withdrawing consent also ends tracking on the previous page, even if that page is in bfcache', async ({
    page,
    permit,
  }) => {
    permit(VENDOR_REQUEST);
    await mockAdNetwork(page);
    await mockGoogle(page);
    await open(page, '/');
    await accept(page);
    await expect.poll(() => conversions(page)).toHaveLength(2);
    await markLeft(page);
    await open(page, '/FAQ');
    await expect.poll(() => conversions(page)).toHaveLength(2);
    await withdraw(page);
    await goBack(page, '/');
    await expect.poll(() => isTracked(page)).toBe(false);
    await expect(privacyChoices(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});
