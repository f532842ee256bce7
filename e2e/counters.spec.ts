import type { Page } from '@playwright/test';

import { COUNT_UP_MS } from '@/lib/countUp';
import { MOVING } from '@/e2e/support/motion';
import { open, stopClock } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

const FINAL = ['500+', '50+'];

const band = (page: Page) => page.getByRole('region', { name: 'Who we are' });

/** What is seen; assistive technology gets a second, constant copy. */
const shown = (page: Page) => band(page).getByRole('definition').locator('[aria-hidden="true"]');

async function openAtBand(page: Page) {
  await open(page, '/');
  await band(page).scrollIntoViewIfNeeded();
  await shown(page).first().scrollIntoViewIfNeeded();
}

test('The figures are named Happy Clients and Team Members', async ({ page }) => {
  await open(page, '/');
  await expect(band(page).getByRole('term')).toHaveText(['Happy Clients', 'Team Members']);
});

test('The figures wait at 0 until they are seen', async ({ page }) => {
  await stopClock(page);
  await open(page, '/');
  await page.clock.runFor(2 * COUNT_UP_MS);
  await expect(shown(page)).toHaveText(['0+', '0+']);
});

test('The figures count from 0 to 500+ and 50+ over ten seconds', async ({ page }) => {
  await stopClock(page);
  await openAtBand(page);
  await expect(shown(page)).toHaveText(['0+', '0+']);
  // The browser itself, not the clock, tells that the band came into view.
  await expect(band(page).locator('[data-counting]')).toHaveCount(2);
  await page.clock.runFor(COUNT_UP_MS / 2);
  const halfway = (await shown(page).allInnerTexts()).map((text) => parseInt(text, 10));
  expect(halfway[0]).toBeGreaterThan(240);
  expect(halfway[0]).toBeLessThan(255);
  expect(halfway[1]).toBeGreaterThan(23);
  expect(halfway[1]).toBeLessThan(27);
  await page.clock.runFor(COUNT_UP_MS / 2 - 200);
  expect(await shown(page).allInnerTexts()).not.toEqual(FINAL);
  await page.clock.runFor(300);
  await expect(shown(page)).toHaveText(FINAL);
});

test('Assistive technology gets the final figures all along', async ({ page }) => {
  await stopClock(page);
  await openAtBand(page);
  await expect(band(page)).toMatchAriaSnapshot(`
    - region "Who we are":
      - heading "Who we are"
      - term: Happy Clients
      - definition: 500+
      - term: Team Members
      - definition: 50+
  `);
});

test.describe('For a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the figures stand at their final value at once', async ({ page }) => {
    await stopClock(page);
    await openAtBand(page);
    await expect(shown(page)).toHaveText(FINAL);
  });
});
