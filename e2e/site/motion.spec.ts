/** Motion that lasts more than five seconds can be stopped (WCAG 2.2, 2.2.2). */
import type { Page } from '@playwright/test';

import { reasons } from '@/content/collections/reasons';
import { sections } from '@/content/sections';
import { shell } from '@/content/shell';
import { counterTexts, FINAL_COUNTS, startCounters } from '@/e2e/support/journeys';
import { MOVING } from '@/e2e/support/motion';
import { open, stopClock, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { COUNT_UP_MS } from '@/lib/countUp';

test.use(MOVING);

const stopButton = (page: Page) => page.getByRole('button', { name: shell.motion.stop });
const stoppedButton = (page: Page) => page.getByRole('button', { name: shell.motion.stopped });

/** Where on the page its sections and their content are. */
const layout = (page: Page) =>
  page.locator('main :is(section, h1, h2, dt, dd), footer').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + window.scrollY, width, height].map(Math.round).join(' ');
    }),
  );

async function startCounting(page: Page) {
  test.skip(FINAL_COUNTS.length === 0, 'The site has no counters');
  await stopClock(page);
  await open(page, '/');
  await expect(stopButton(page)).toBeHidden();
  const before = await layout(page);
  await startCounters(page);
  await page.clock.runFor(COUNT_UP_MS / 10);
  return before;
}

test('A button stops the counters at their final values, shifts nothing, and stays as long as it has focus', async ({
  page,
}) => {
  const before = await startCounting(page);
  const stop = stopButton(page);
  await expect(stop).toBeInViewport({ ratio: 1 });
  const { width, height } = (await stop.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(await layout(page)).toEqual(before);
  // The button follows the last link before the counters.
  await stop.evaluate((button) => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href]')];
    const isBefore = (link: HTMLElement) =>
      button.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_PRECEDING;
    links.findLast(isBefore)!.focus();
  });
  await page.keyboard.press('Tab');
  await expect(stop).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counterTexts(page)).toHaveText(FINAL_COUNTS);
  expect(await layout(page)).toEqual(before);
  await expect(page.locator('.who-level')).toHaveCSS('transform', 'none');
  await expect(stoppedButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(stoppedButton(page)).toBeHidden();
});

test('The button disappears when the counters have reached their final values, unless it has focus', async ({
  page,
}) => {
  const before = await startCounting(page);
  await stopButton(page).focus();
  await page.clock.runFor(COUNT_UP_MS);
  await expect(counterTexts(page)).toHaveText(FINAL_COUNTS);
  await expect(stoppedButton(page)).toBeFocused();
  await stoppedButton(page).blur();
  await expect(stoppedButton(page)).toBeHidden();
  await expect(stopButton(page)).toBeHidden();
  expect(await layout(page)).toEqual(before);
});

test('Each piece of confetti falls once, and a button stops all of them', async ({ page }) => {
  await open(page, at.thankYou);
  const confetti = page.locator('.confetti');
  const falling = () =>
    confetti.evaluate((box) =>
      box
        .getAnimations({ subtree: true })
        .map((animation) => animation.effect!.getComputedTiming().iterations),
    );
  await expect(confetti).toHaveAttribute('data-ready');
  expect(new Set(await falling())).toEqual(new Set([1]));
  const before = await layout(page);
  await stopButton(page).click();
  expect(await falling()).toEqual([]);
  await expect(confetti.locator('> span').first()).toHaveCSS('opacity', '0');
  await stoppedButton(page).blur();
  await expect(stoppedButton(page)).toBeHidden();
  expect(await layout(page)).toEqual(before);

  await page.reload();
  await expect(stopButton(page)).toBeVisible();
  await confetti.evaluate((box) => {
    for (const animation of box.getAnimations({ subtree: true })) animation.finish();
  });
  await expect(stopButton(page)).toBeHidden();
});

for (const width of [390, 1440])
  test(`While the reasons slide in at ${width} px, the line above "Read More" crosses none of them`, async ({
    page,
  }) => {
    test.skip(reasons.length === 0 || !at.services, 'The site has no reasons');
    await page.setViewportSize({ width, height: 800 });
    await open(page, at.about);
    const list = page.getByRole('region', { name: sections.why }).getByRole('list');
    // The last reason and, next to the list, the link.
    const edges = () =>
      list.evaluate((element) => {
        const reason = element.lastElementChild!.getBoundingClientRect();
        const link = element.nextElementSibling!.getBoundingClientRect();
        return { reason, link, sameRow: link.left >= reason.right };
      });
    const { reason } = await edges();
    for (let shown = -60; shown <= 240; shown += 20) {
      const top = reason.top - 800 + shown;
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      const now = await edges();
      const line = now.sameRow ? now.reason.top : now.reason.bottom;
      expect(now.link.top, `${shown} px in view`).toBeGreaterThanOrEqual(line - 0.5);
    }
  });
