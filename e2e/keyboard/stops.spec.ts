import type { Page } from '@playwright/test';

import { shell } from '@/content/shared';
import { expect, test } from '@/e2e/support/keyboard';
import { open } from '@/e2e/support/site';

// So that what gets focus is in its place at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** All that a pointer could press, in the order of the page. */
const TARGETS = 'a[href], button, summary, iframe';

/** Keeps the list of targets in the page, where each stop is looked up in it. */
const noteTargets = (page: Page) =>
  page.evaluate((selector) => {
    const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(window, { targets });
    return targets.map((target) => target.outerHTML.slice(0, 120));
  }, TARGETS);

/** Where focus is, and what is wrong with how it shows. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const { targets } = window as unknown as { targets: Element[] };
    const element = document.activeElement!;
    const index = targets.indexOf(element);
    const faults: string[] = [];
    if (index >= 0 && element.tagName !== 'IFRAME') {
      if (getComputedStyle(element).outlineStyle === 'none') faults.push('no ring');
      const { left, top, width, height } = element.getClientRects()[0]!;
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!seen || !element.contains(seen)) faults.push('covered or out of sight');
    }
    return { index, faults };
  });

test('A press of the mouse would be noticed', async ({ page, pointer }) => {
  await open(page, '/thank-you');
  await page.mouse.click(5, 400);
  await expect.poll(() => pointer).toEqual(['pointermove', 'pointerdown', 'mousedown']);
  pointer.length = 0;
});

// How each stop looks on every page, e2e/access/focus.spec.ts measures.
for (const path of ['/', '/ContactUs']) {
  test(`Tab leads through all of ${path} in order, each stop marked and in sight`, async ({
    page,
  }) => {
    // A press and a look for each stop: a matter of seconds, and of more on a busy machine.
    test.slow();
    await open(page, path);
    const targets = await noteTargets(page);
    const stops: number[] = [];
    for (let last = -1; last < targets.length - 1;) {
      await page.keyboard.press('Tab');
      const { index, faults } = await stop(page);
      expect(faults, targets[index]).toEqual([]);
      // Inside a frame the stops are its own.
      if (index === last) continue;
      expect(targets[index], `after ${targets[last]}`).toBe(targets[last + 1]);
      stops.push(index);
      last = index;
    }
    expect(stops).toHaveLength(targets.length);

    // Anew: from its end the page leads into the window, which gives focus back when it likes.
    await open(page, path);
    const skip = page.getByRole('link', { name: shell.skipLink });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(`main :is(${TARGETS})`).first()).toBeFocused();
  });
}
