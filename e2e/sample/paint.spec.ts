/** How pages are painted and hydrated on a phone if the font loads late. */
import type { Page } from '@playwright/test';

import { VISITORS_CHROMIUM } from '@/e2e/sample/support/bfcache';
import { islandsReady, MOVING } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';
import { delayRequests, shown, twoFrames } from '@/e2e/support/delayRequests';

test.use({
  ...MOVING,
  launchOptions: VISITORS_CHROMIUM,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
});

/** In ms since the start of the navigation. */
const asked = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    files: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ name, startTime })),
  }));

/**
 * In ms since the start of the navigation: by then, pages request scripts, painted or not
 * (lib/browser/loadScripts.ts).
 */
const LATEST = 2000;

type Observed = Window & { shifts: unknown[] };

/**
 * Visitors do not notice such a layout shift. Without fallback fonts of the same metrics, it is above 0.02.
 */
const UNNOTICED = 0.015;

test('Pages are painted before they request scripts, and their content does not shift when the scripts load or when the font loads late', async ({
  page,
}) => {
  await page.addInitScript((unnoticed) => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (entry.value > unnoticed) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  }, UNNOTICED);
  for (const path of ['/', '/Products', '/Work/quarrow-dispatch-board'])
    await test.step(path, async () => {
      const release = await delayRequests(page, '**/*.woff2');
      await shown(page, path);
      await islandsReady(page);
      const { paint, files } = await asked(page);
      const scripts = files.filter(({ name }) => /\.js(\?|$)/.test(name));
      expect(scripts.length).toBeGreaterThan(5);
      const early = Math.min(paint, LATEST);
      expect(scripts.filter(({ startTime }) => startTime < early)).toEqual([]);
      expect(files.filter(({ name }) => name.endsWith('.css'))).toEqual([]);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');

      release();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      // Layout shifts are reported after the frame in which they occur.
      await twoFrames(page);
      expect(await page.evaluate(() => (window as unknown as Observed).shifts)).toEqual([]);
    });
});
