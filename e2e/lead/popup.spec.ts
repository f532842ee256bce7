import { MOVING } from '@/e2e/support/motion';
import { flag, openPopup, openStopped, popup } from '@/e2e/support/popup';
import { islandsReady } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { POPUP_DELAY_MS, POPUP_FADE_IN_START_MS } from '@/lib/lead/popup';

test.use({ ...MOVING, visitor: 'new' });

test('The popup opens 2.5 s after the page is shown, and not earlier', async ({ page }) => {
  await openStopped(page, '/');
  await page.clock.runFor(POPUP_DELAY_MS - 1);
  await expect(popup(page)).toHaveCount(0);
  expect(await flag(page)).toBeNull();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  expect(await flag(page)).toBe('true');
  expect(POPUP_DELAY_MS).toBe(2500);
});

test('The popup opens once per session, over navigation and reloads', async ({ page }) => {
  await openStopped(page, '/');
  await openPopup(page);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(popup(page)).toHaveCount(0);
  for (const name of ['Services', 'Products']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/${name}`);
    await page.clock.runFor(2 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
  }
  await page.reload();
  await islandsReady(page);
  await page.clock.runFor(2 * POPUP_DELAY_MS);
  await expect(popup(page)).toHaveCount(0);
});

test('Each navigation restarts the delay of the popup', async ({ page }) => {
  await openStopped(page, '/');
  await page.clock.runFor(POPUP_DELAY_MS - 500);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await page.clock.runFor(POPUP_DELAY_MS - 100);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(popup(page)).toBeVisible();
});

for (const path of ['/ContactUs', '/ContactUs/', '/thank-you']) {
  test(`The popup never opens on ${path}, but on the next page`, async ({ page }) => {
    await openStopped(page, path);
    await page.clock.runFor(4 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
    expect(await flag(page)).toBeNull();
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/FAQ');
    await openPopup(page);
  });
}

test('On a host that lowercases paths, the popup does not open on the contact page', async ({
  page,
}) => {
  await page.route('**/contactus/', async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/ContactUs', route.request().url()).href }),
    }),
  );
  await openStopped(page, '/contactus/');
  await page.clock.runFor(4 * POPUP_DELAY_MS);
  await expect(popup(page)).toHaveCount(0);
  expect(await flag(page)).toBeNull();
});

test('Navigating to the contact page in time prevents the popup', async ({ page }) => {
  await openStopped(page, '/');
  await page.clock.runFor(POPUP_DELAY_MS - 1);
  await page.getByRole('link', { name: 'Book a Call With Experts!' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.clock.runFor(4 * POPUP_DELAY_MS);
  await expect(popup(page)).toHaveCount(0);
});

test('The popup waits while a booking is open, and opens when it closes', async ({ page }) => {
  await openStopped(page, '/Products');
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const booking = page.getByRole('dialog', { name: /^Book / });
  await expect(booking).toBeVisible();
  await page.clock.runFor(2 * POPUP_DELAY_MS);
  await expect(popup(page)).toHaveCount(0);
  expect(await flag(page)).toBeNull();
  await booking.getByRole('button', { name: 'Close' }).click();
  await expect(booking).toHaveCount(0);
  await expect(popup(page)).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the popup waits while the menu is open, and opens when it closes', async ({ page }) => {
    await openStopped(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.clock.runFor(2 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(popup(page)).toBeVisible();
  });
});

test('The form in the popup is requested only when the popup opens', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const forms = () => asked.filter((path) => path.startsWith('/forms/wtl/'));
  await openStopped(page, '/');
  await page.clock.runFor(POPUP_DELAY_MS - 1);
  await page.waitForLoadState('networkidle');
  expect(forms()).toEqual([]);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(POPUP_FADE_IN_START_MS);
  await expect.poll(forms).toContain('/forms/wtl/demo/');
});
