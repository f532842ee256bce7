/** The animated figures. Motion that lasts more than five seconds can be stopped (WCAG 2.2, 2.2.2). */
import type { Page } from '@playwright/test';

import { MOVING, openStopped } from '@/e2e/sample/support/page';
import { counters, startCounters } from '@/e2e/sample/support/counters';
import { layoutOf, stopButton, stoppedButton } from '@/e2e/sample/support/motion';
import { expect, test } from '@/e2e/sample/support/test';

test.use(MOVING);

const band = (page: Page) => page.getByRole('region', { name: 'Who we are' });
const counting = (page: Page) => band(page).locator('[data-counting]');

test('The counters stay at 0 until they are in view, and then count up to 500+ happy clients and 50+ team members for ten seconds, next to a button that stays as long as it has focus', async ({
  page,
}) => {
  await openStopped(page, '/');
  await page.clock.runFor(20_000);
  await expect(counters(page)).toHaveText(['0+', '0+']);
  await expect(stopButton(page)).toBeHidden();
  const before = await layoutOf(page);
  await startCounters(page);
  await expect(counters(page)).toHaveText(['0+', '0+']);
  // Assistive technology gets the final values even before the animation.
  await expect(band(page).getByRole('term')).toHaveText(['Happy Clients', 'Team Members']);
  await expect(band(page).getByRole('definition').locator('.sr-only')).toHaveText(['500+', '50+']);
  await page.clock.runFor(5000);
  await expect(counters(page)).toHaveText([/^2[345]\d\+$/, /^2[456]\+$/]);
  await stopButton(page).focus();
  await page.clock.runFor(4800);
  // A small number may round to its final value before the end.
  await expect(counting(page)).toHaveCount(2);
  await page.clock.runFor(300);
  await expect(counting(page)).toHaveCount(0);
  await expect(counters(page)).toHaveText(['500+', '50+']);
  await expect(stoppedButton(page)).toBeFocused();
  await stoppedButton(page).blur();
  await expect(stoppedButton(page)).toBeHidden();
  expect(await layoutOf(page)).toEqual(before);
});

test('The button, which follows the last link before the counters, stops them at their final values, and shifts nothing', async ({
  page,
}) => {
  await openStopped(page, '/');
  const before = await layoutOf(page);
  await startCounters(page);
  await page.clock.runFor(1000);
  const stop = stopButton(page);
  await expect(stop).toBeInViewport({ ratio: 1 });
  const { width, height } = (await stop.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(await layoutOf(page)).toEqual(before);
  await stop.evaluate((button) => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
    const isBefore = (link: HTMLElement) =>
      button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_PRECEDING;
    links.findLast(isBefore)!.focus();
  });
  await page.keyboard.press('Tab');
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counters(page)).toHaveText(['500+', '50+']);
  expect(await layoutOf(page)).toEqual(before);
  await expect(page.locator('.who-level')).toHaveCSS('transform', 'none');
  await page.keyboard.press('Tab');
  await expect(stoppedButton(page)).toBeHidden();
});
