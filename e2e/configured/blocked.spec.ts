import { booking, book, TITLES } from '@/e2e/support/booking';
import { site } from '@/content/site';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST } from '@/e2e/support/tracking';
import { INSIGHT_SCRIPT, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

/**
 * The browser's messages about blocked requests. An error in the page would still fail the test.
 */
const BLOCKED = [
  /^failed https:\/\/(snap\.licdn|px\.ads\.linkedin)\.com\/.* net::ERR_BLOCKED_BY_CLIENT/,
  /^console Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/,
];

test.beforeEach(async ({ context, permit }) => {
  permit(NETWORK_REQUEST, ...BLOCKED, SERVICE_REQUEST);
  for (const origin of [new URL(INSIGHT_SCRIPT).origin, PIXEL_ORIGIN]) {
    await context.route(`${origin}/**`, (route) => route.abort('blockedbyclient'));
  }
});

test('The site works with a tracker blocker', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/Products');
  await book(page, TITLES[0]!);
  await expect(
    booking(page).getByTitle('Booking Form').contentFrame().getByRole('heading'),
  ).toHaveText('Form service');
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Book a Call' }).click();
  await expect(page).toHaveURL('/ContactUs');
  await page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('contentinfo').getByRole('link', { name: site.email }).click();
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
