import { leadForm } from '@/content/leadForm';
import { closePopup, figures, followTo, startFigures } from '@/e2e/support/journeys';
import { booking, bookStopped, TITLES } from '@/e2e/support/booking';
import { MOVING } from '@/e2e/support/motion';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { expect, test } from '@/e2e/support/test';
import { COUNT_UP_MS } from '@/lib/countUp';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/leadForm';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

test.use(MOVING);

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

for (const [jump, by] of Object.entries({ forward: DAY, back: -DAY })) {
  test.describe(`When the clock jumps ${jump} by a day`, () => {
    test.use({ visitor: 'new' });

    test('the popup opens on time, once, and the counters continue', async ({ page }) => {
      await openStopped(page, '/');
      await page.clock.runFor(POPUP_DELAY_MS - 100);
      await page.clock.setSystemTime(by);
      await page.clock.runFor(99);
      await expect(popup(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(popup(page)).toBeVisible();
      await closePopup(page);
      await startFigures(page);
      await page.clock.runFor(COUNT_UP_MS / 2);
      const [clients] = await figures(page).allInnerTexts();
      await page.clock.setSystemTime(2 * by);
      await page.clock.runFor(100);
      const [later] = await figures(page).allInnerTexts();
      expect(parseInt(later!) - parseInt(clients!)).toBeLessThan(10);
      await page.clock.runFor(COUNT_UP_MS);
      await expect(figures(page)).toHaveText(['500+', '50+']);
      await followTo(page, '/Services');
      await page.clock.runFor(2 * POPUP_DELAY_MS);
      await expect(popup(page)).toHaveCount(0);
    });
  });
}

test.describe('After an hour of sleep', () => {
  test.describe('with a pending popup', () => {
    test.use({ visitor: 'new' });

    test('the popup opens once, and the counters show their targets', async ({ page }) => {
      await openStopped(page, '/');
      await page.clock.runFor(POPUP_DELAY_MS / 2);
      await page.clock.fastForward(HOUR);
      await openPopup(page);
      await closePopup(page);
      await startFigures(page);
      await page.clock.runFor(COUNT_UP_MS / 2);
      await page.clock.fastForward(HOUR);
      await page.clock.runFor(100);
      await expect(figures(page)).toHaveText(['500+', '50+']);
      await page.clock.fastForward(HOUR);
      await expect(popup(page)).toHaveCount(0);
    });
  });

  test('the timeout of a loading form starts again', async ({ page }) => {
    await page.route('**/forms/wtl/**', () => {});
    await openStopped(page, '/Products');
    await bookStopped(page, TITLES[0]!);
    const status = booking(page).getByRole('status');
    await page.clock.runFor(LEAD_FORM_TIMEOUT_MS / 2);
    await page.clock.setSystemTime(10 * DAY);
    await page.clock.fastForward(HOUR);
    await expect(status).toHaveText(leadForm.loading);
    await page.clock.runFor(LEAD_FORM_TIMEOUT_MS - 1);
    await expect(status).toHaveText(leadForm.loading);
    await page.clock.runFor(1);
    await expect(status).toHaveText(leadForm.unreachable.heading);
  });
});
