import type { Page } from '@playwright/test';

import { counters } from '@/content/collections/counters';
import { home } from '@/content/pages/home';
import { counterTexts, FINAL_COUNTS } from '@/e2e/support/journeys';
import { MOVING } from '@/e2e/support/motion';
import { open, stopClock } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { COUNT_UP_MS } from '@/lib/countUp';

test.use(MOVING);

const ZERO = counters.map(({ suffix = '' }) => `0${suffix}`);

const band = (page: Page) => page.getByRole('region', { name: home.whoWeAre });

test('The counters stay at 0 until they are in view, and then count up for ten seconds', async ({
  page,
}) => {
  test.skip(counters.length === 0, 'The site has no counters');
  await stopClock(page);
  await open(page, '/');
  await page.clock.runFor(2 * COUNT_UP_MS);
  await expect(counterTexts(page)).toHaveText(ZERO);
  await counterTexts(page).first().scrollIntoViewIfNeeded();
  // Wait for the IntersectionObserver, which runs in real time even though the clock is stopped.
  await expect(band(page).locator('[data-counting]')).toHaveCount(counters.length);
  await expect(counterTexts(page)).toHaveText(ZERO);
  // Assistive technology gets the final values even before the animation.
  await expect(band(page).getByRole('heading')).toHaveText(home.whoWeAre);
  await expect(band(page).getByRole('term')).toHaveText(counters.map(({ label }) => label));
  await expect(band(page).getByRole('definition').locator('.sr-only')).toHaveText(FINAL_COUNTS);
  await page.clock.runFor(COUNT_UP_MS / 2);
  const halfway = (await counterTexts(page).allInnerTexts()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  for (const [index, { target }] of counters.entries()) {
    expect(Math.abs(halfway[index]! - target / 2)).toBeLessThan(0.04 * target + 1);
  }
  await page.clock.runFor(COUNT_UP_MS / 2 - 200);
  // A small number may round to its final value before the end.
  await expect(band(page).locator('[data-counting]')).toHaveCount(counters.length);
  await page.clock.runFor(300);
  await expect(band(page).locator('[data-counting]')).toHaveCount(0);
  await expect(counterTexts(page)).toHaveText(FINAL_COUNTS);
});
