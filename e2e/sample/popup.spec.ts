import type { Page } from '@playwright/test';

import { banner, refuse } from '@/e2e/sample/support/consent';
import {
  expectPage,
  follow,
  islandsReady,
  isLocked,
  MOVING,
  openStopped,
} from '@/e2e/sample/support/page';
import { expectNoPopup, popup } from '@/e2e/sample/support/popup';
import { siteData } from '@/e2e/sample/support/stored';
import { SERVICE_REQUEST } from '@/e2e/sample/support/form';
import { expect, test } from '@/e2e/support/test';

test.use({ ...MOVING, visitor: 'new' });

const opacity = (page: Page) =>
  popup(page).evaluate((element) => Number(getComputedStyle(element).opacity));

const popupFlag = (page: Page) => page.evaluate(() => sessionStorage.getItem('popupShown_once'));

// The test also fails if the page sends a request to another host (support/test.ts).
test('The popup opens 2.5 s after a page is shown, with a form 420 px high that receives nothing about the visit, fades in and out, and opens only once per session, of which the site stores nothing else @engines', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/forms/wtl/')) asked.push(request.url());
  });
  await openStopped(page, '/?utm_source=news&gclid=G1');
  await page.clock.runFor(2499);
  await expect(popup(page)).toHaveCount(0);
  expect(await popupFlag(page)).toBeNull();
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  expect(await popupFlag(page)).toBe('true');
  await expect.poll(() => isLocked(page)).toBe(true);

  await page.clock.runFor(49);
  expect(await opacity(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => opacity(page)).toBe(1);
  await expect.poll(() => asked).toEqual([new URL('/forms/wtl/demo/', page.url()).href]);
  await expect(popup(page).getByTitle('Inquiry Form')).toHaveCSS('height', '420px');
  await expect(popup(page)).toHaveCSS('width', '620px');
  const text = 'Submit your query, our team will contact you within 24 working hours.';
  await expect(popup(page).getByText(text, { exact: true })).toBeVisible();

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
  expect(await siteData(page)).toEqual({
    cookies: [],
    session: { popupShown_once: 'true' },
    local: {},
  });
});

test('In a narrow window, the popup waits while the sidebar is open, and closes with a click on the backdrop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openStopped(page, '/Products');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await expect(sidebar).toBeVisible();
  await expectNoPopup(page);
  await sidebar.getByRole('button', { name: 'Close menu' }).click();
  await expect(popup(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await page.clock.runFor(400);
  await expect(popup(page)).toHaveCount(0);
});

test.describe('With the consent banner', () => {
  test.use({ build: 'tracking' });

  test('the popup opens only after the visitor has answered the banner', async ({
    page,
    permit,
  }) => {
    permit(SERVICE_REQUEST);
    await openStopped(page, '/FAQ');
    await expect(banner(page)).toBeVisible();
    await expectNoPopup(page);
    expect(await popupFlag(page)).toBeNull();
    await refuse(page);
    await expect(popup(page)).toBeVisible();
  });
});
