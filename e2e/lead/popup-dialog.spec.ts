import type { Page } from '@playwright/test';

import { MOVING } from '@/e2e/support/motion';
import { openPopup, openStopped, popup, popupFrame } from '@/e2e/support/popup';
import { isLocked } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { LEAD_FORM_SANDBOX } from '@/lib/lead/leadForm';
import { POPUP_FADE_IN_START_MS, POPUP_FADE_OUT_MS, POPUP_DELAY_MS } from '@/lib/lead/popup';

test.use({ ...MOVING, visitor: 'new' });

const opacity = (page: Page) =>
  popup(page).evaluate((element) => Number(getComputedStyle(element).opacity));

/** A point outside the dialog. */
const BESIDE = { x: 20, y: 20 };

const WAYS_OUT = {
  'its X': (page: Page) => popup(page).getByRole('button', { name: 'Close' }).click(),
  'a press on the backdrop': (page: Page) => page.mouse.click(BESIDE.x, BESIDE.y),
  Esc: (page: Page) => page.keyboard.press('Escape'),
};

for (const [name, leave] of Object.entries(WAYS_OUT)) {
  test(`Closing the popup with ${name} fades it out over 400 ms`, async ({ page }) => {
    await openStopped(page, '/');
    await openPopup(page);
    expect(await isLocked(page)).toBe(true);
    await leave(page);
    await expect(popup(page)).toHaveAttribute('data-phase', 'closing');
    await page.clock.runFor(POPUP_FADE_OUT_MS - 1);
    await expect(popup(page)).toHaveCount(1);
    await expect.poll(() => opacity(page)).toBe(0);
    await page.clock.runFor(1);
    await expect(popup(page)).toHaveCount(0);
    expect(await isLocked(page)).toBe(false);
    expect(POPUP_FADE_OUT_MS).toBe(400);
  });
}

test('The fade-in starts 50 ms after the popup opens', async ({ page }) => {
  await openStopped(page, '/');
  await page.clock.runFor(POPUP_DELAY_MS);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(POPUP_FADE_IN_START_MS - 1);
  expect(await opacity(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => opacity(page)).toBe(1);
  expect(POPUP_FADE_IN_START_MS).toBe(50);
});

test('The popup has its texts and is at most 620 px wide', async ({ page }) => {
  await openStopped(page, '/');
  await openPopup(page);
  await expect(popup(page).getByRole('heading', { level: 2 })).toHaveText(
    'Take a Moment to Share Your Thoughts',
  );
  await expect(
    popup(page).getByText('Submit your query, our team will contact you within 24 working hours.'),
  ).toBeVisible();
  await expect(popup(page)).toHaveCSS('width', '620px');
  await page.setViewportSize({ width: 360, height: 640 });
  const narrow = (await popup(page).boundingBox())!;
  expect(narrow.x).toBeGreaterThanOrEqual(0);
  expect(narrow.x + narrow.width).toBeLessThanOrEqual(360);
  await expect(popup(page).getByRole('button', { name: 'Close' })).toBeInViewport();
});

test('The form in the popup is in a sandboxed frame, 420 px high', async ({ page }) => {
  await openStopped(page, '/');
  await openPopup(page);
  await expect(popupFrame(page)).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
  await expect(popupFrame(page)).toHaveAttribute('referrerpolicy', 'strict-origin');
  await expect(popupFrame(page)).toHaveCSS('height', '420px');
});

test('Neither a click inside nor a drag from inside to the backdrop closes the popup', async ({
  page,
}) => {
  await openStopped(page, '/');
  await openPopup(page);
  await popup(page).getByRole('heading', { level: 2 }).hover();
  await page.mouse.down();
  await page.mouse.move(BESIDE.x, BESIDE.y);
  await page.mouse.up();
  await popup(page).getByRole('heading', { level: 2 }).click();
  await page.clock.runFor(2 * POPUP_FADE_OUT_MS);
  await expect(popup(page)).toHaveAttribute('data-phase', 'shown');
});
