import { leadForm } from '@/content/leadForm';
import { closePopup, figures } from '@/e2e/support/journeys';
import { openInBackground, turnTo } from '@/e2e/support/background';
import { MOVING } from '@/e2e/support/motion';
import { flag, openStopped, popup } from '@/e2e/support/popup';
import { islandsReady } from '@/e2e/support/site';
import { CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { COUNT_UP_MS } from '@/lib/countUp';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/leadForm';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

const HOUR = 60 * 60 * 1000;

test.use({ ...MOVING, visitor: 'new' });

test.beforeEach(({ page }) => openInBackground(page));

test('In a background tab, the popup and the counters wait until the tab is visible', async ({
  page,
}) => {
  await openStopped(page, '/');
  await figures(page).first().scrollIntoViewIfNeeded();
  await page.clock.fastForward(HOUR);
  await page.clock.runFor(1000);
  await expect(popup(page)).toHaveCount(0);
  await expect(figures(page)).toHaveText(['0+', '0+']);
  await turnTo(page);
  await page.clock.runFor(POPUP_DELAY_MS - 1);
  await expect(popup(page)).toHaveCount(0);
  expect(await flag(page)).toBeNull();
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  await closePopup(page);
  await expect(figures(page)).not.toHaveText(['500+', '50+']);
  await page.clock.runFor(COUNT_UP_MS);
  await expect(figures(page)).toHaveText(['500+', '50+']);
});

test('The confetti falls once the tab is visible', async ({ page }) => {
  await openStopped(page, '/thank-you');
  const chip = page.locator('.confetti > span').first();
  await expect(chip).toHaveCSS('animation-name', 'none');
  await turnTo(page);
  await expect(chip).not.toHaveCSS('animation-name', 'none');
});

test('The timeout of a form starts when the tab becomes visible', async ({ page }) => {
  await page.route('**/forms/wtl/**', () => {});
  await page.clock.install({ time: 0 });
  await page.goto('/ContactUs', { waitUntil: 'domcontentloaded' });
  await islandsReady(page);
  await page.clock.pauseAt(HOUR);
  const status = CONTACT_PAGE.scope(page).getByRole('status');
  await expect(status).toHaveText(leadForm.loading);
  await turnTo(page);
  await page.clock.runFor(LEAD_FORM_TIMEOUT_MS - 1);
  await expect(status).toHaveText(leadForm.loading);
  await page.clock.runFor(1);
  await expect(status).toHaveText(leadForm.unreachable.heading);
});
