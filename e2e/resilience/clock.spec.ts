import { leadForm } from '@/content/leadForm';
import { booking, bookStopped, TITLES } from '@/e2e/support/booking';
import { closePopup, figures, startFigures } from '@/e2e/support/journeys';
import { MOVING } from '@/e2e/support/motion';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { expect, test } from '@/e2e/support/test';
import { COUNT_UP_MS } from '@/lib/countUp';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/leadForm';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

test.use({ ...MOVING, visitor: 'new' });

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

test('When the clock jumps by a day, the popup opens on time, and the counters continue', async ({
  page,
}) => {
  await openStopped(page, '/');
  await page.clock.runFor(POPUP_DELAY_MS - 100);
  await page.clock.setSystemTime(DAY);
  await page.clock.runFor(99);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  await closePopup(page);
  await startFigures(page);
  await page.clock.runFor(COUNT_UP_MS / 2);
  const clients = async () => parseInt((await figures(page).first().innerText())!);
  for (const time of [2 * DAY, -DAY]) {
    const before = await clients();
    await page.clock.setSystemTime(time);
    await page.clock.runFor(100);
    expect((await clients()) - before).toBeGreaterThan(0);
    expect((await clients()) - before).toBeLessThan(10);
  }
  await page.clock.runFor(COUNT_UP_MS);
  await expect(figures(page)).toHaveText(['500+', '50+']);
});

test('After an hour of sleep, the popup opens once, the counters reach their final values, and the timeout of a form starts over', async ({
  page,
}) => {
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
  await expect(popup(page)).toHaveCount(0);

  await page.route('**/forms/wtl/**', () => {});
  await openStopped(page, '/Products');
  await bookStopped(page, TITLES[0]!);
  const status = booking(page).getByRole('status');
  await page.clock.runFor(LEAD_FORM_TIMEOUT_MS / 2);
  await page.clock.fastForward(HOUR);
  await expect(status).toHaveText(leadForm.loading);
  await page.clock.runFor(LEAD_FORM_TIMEOUT_MS - 1);
  await expect(status).toHaveText(leadForm.loading);
  await page.clock.runFor(1);
  await expect(status).toHaveText(leadForm.unreachable.heading);
});
