import { openInBackground, turnTo } from '@/e2e/support/background';
import { closePopup, figures } from '@/e2e/support/journeys';
import { MOVING } from '@/e2e/support/motion';
import { flag, openStopped, popup } from '@/e2e/support/popup';
import { expect, test } from '@/e2e/support/test';
import { COUNT_UP_MS } from '@/lib/countUp';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

const HOUR = 60 * 60 * 1000;

test.use({ ...MOVING, visitor: 'new' });

test('In a background tab, the popup and the counters wait until the tab is visible', async ({
  page,
}) => {
  await openInBackground(page);
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
