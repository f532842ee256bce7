import type { Page } from '@playwright/test';

import { booking, book } from '@/e2e/sample/support/booking';
import { accept, banner } from '@/e2e/sample/support/consent';
import { mockGoogle } from '@/e2e/sample/support/google';
import {
  expectPage,
  follow,
  islandsReady,
  isLocked,
  MOVING,
  openStopped,
} from '@/e2e/sample/support/page';
import { popup, popupFlag, popupFrame } from '@/e2e/sample/support/popup';
import {
  isTracked,
  mockAdNetwork,
  SERVICE_REQUEST,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { siteData } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/test';
import { delayScripts, shown } from '@/kit/testing/delayRequests';
import { addStyles } from '@/kit/testing/styles';

test.use({ ...MOVING, visitor: 'new' });

const opacity = (page: Page) =>
  popup(page).evaluate((element) => Number(getComputedStyle(element).opacity));

/** Expects that no popup opens, even after waiting twice the delay. */
async function expectNoPopup(page: Page) {
  await page.clock.runFor(5000);
  await expect(popup(page)).toHaveCount(0);
}

test('The popup opens 2.5 s after a page is shown, with a form 420 px high, fades in and out, and opens only once per session @engines', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openStopped(page, '/');
  await page.clock.runFor(2499);
  await expect(popup(page)).toHaveCount(0);
  expect(await popupFlag(page)).toBeNull();
  expect(asked).not.toContain('/forms/wtl/demo/');
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  expect(await popupFlag(page)).toBe('true');
  await expect.poll(() => isLocked(page)).toBe(true);

  await page.clock.runFor(49);
  expect(await opacity(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => opacity(page)).toBe(1);
  await expect.poll(() => asked).toContain('/forms/wtl/demo/');
  await expect(popupFrame(page)).toHaveCSS('height', '420px');
  await expect(popup(page)).toHaveCSS('width', '620px');

  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toHaveAttribute('data-phase', 'closing');
  await page.clock.runFor(399);
  await expect(popup(page)).toHaveCount(1);
  await expect.poll(() => opacity(page)).toBe(0);
  await page.clock.runFor(1);
  await expect(popup(page)).toHaveCount(0);
  await expect.poll(() => isLocked(page)).toBe(false);

  await follow(page, 'About Us');
  await expectPage(page, '/AboutUs', 'About us');
  await expectNoPopup(page);
  await page.reload();
  await islandsReady(page);
  await expectNoPopup(page);
});

test('In a narrow window, the popup waits while the sidebar or the booking dialog is open, also if the dialog was opened before hydration; the demo form receives nothing, and the site stores only the flag of the popup', async ({
  page,
}) => {
  const path = '/Products?utm_source=news&utm_campaign=A%26B&gclid=G1&li_fat_id=L1';
  await page.setViewportSize({ width: 800, height: 800 });
  await openStopped(page, path);

  await test.step('The popup waits for the sidebar', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await expect(sidebar).toBeVisible();
    await expectNoPopup(page);
    await sidebar.getByRole('button', { name: 'Close menu' }).click();
    await expect(popup(page)).toBeVisible();
  });

  await test.step('In a new session, it waits for a dialog that was opened before hydration', async () => {
    await page.evaluate(() => sessionStorage.clear());
    const release = await delayScripts(page);
    await shown(page, path);
    await book(page, 'Food Delivery App');
    release();
    await islandsReady(page);
    await expectNoPopup(page);
    expect(await popupFlag(page)).toBeNull();
    await expect(booking(page)).toBeVisible();
    await booking(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeVisible();
    await expect(booking(page)).toHaveCount(0);
  });

  // The test also fails if the page sends a request to another host (support/test.ts).
  await test.step('The demo form receives nothing, and nothing else is stored', async () => {
    await page.clock.runFor(50);
    await expect(popupFrame(page)).toHaveAttribute('src', '/forms/wtl/demo/');
    await page.keyboard.press('Escape');
    await page.clock.runFor(400);
    await page.setViewportSize({ width: 1280, height: 720 });
    await follow(page, 'Book a Call With Experts!');
    await expectPage(page, '/ContactUs', 'Contact Us');
    await expect(page.getByTitle('Contact Form')).toHaveAttribute('src', '/forms/wtl/demo/');
    expect(await siteData(page)).toEqual({
      cookies: [],
      session: { popupShown_once: 'true' },
      local: {},
    });
    const others = await page.evaluate(async () => [
      ...(await indexedDB.databases()),
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ]);
    expect(others).toEqual([]);
  });
});

test.describe('With the consent banner', () => {
  test.use({ build: 'asking' });

  test('on a phone, the popup opens only after the visitor has answered the banner; if an ad blocker hides the banner, the popup opens and nothing is tracked', async ({
    page,
    permit,
  }) => {
    permit(SERVICE_REQUEST, VENDOR_REQUEST);
    await mockAdNetwork(page);
    await mockGoogle(page);

    await test.step('An ad blocker hides the banner', async () => {
      await openStopped(page, '/FAQ');
      await addStyles(page, '#Site-consent { display: none !important; }');
      await page.clock.runFor(2500);
      await expect(popup(page)).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      expect(await isTracked(page)).toBe(false);
    });

    await test.step('On a phone, the popup waits for the answer', async () => {
      await page.evaluate(() => sessionStorage.clear());
      await page.setViewportSize({ width: 360, height: 800 });
      await page.reload();
      await islandsReady(page);
      await expect(banner(page)).toBeVisible();
      await page.clock.runFor(10_000);
      await expect(popup(page)).toHaveCount(0);
      expect(await popupFlag(page)).toBeNull();
      await accept(page);
      await expect(popup(page)).toBeVisible();
      await expect(banner(page)).toBeHidden();
    });
  });
});
