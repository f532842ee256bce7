import type { Page } from '@playwright/test';

import { STATES } from '@/e2e/access/states';
import { axeFindings } from '@/e2e/support/axe';
import { illegible, lowContrast } from '@/e2e/support/contrast';
import { fitFaults } from '@/e2e/support/fit';
import { focusFaults } from '@/e2e/support/focus';
import { smallTargets } from '@/e2e/support/targets';
import { expect, test } from '@/e2e/support/test';

/** The first one is a window of 1280 × 1024 px at 400 %. */
const WINDOWS = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
const LOOKED_AT = [360, 1440];
/** By height: zoomed, and at a desk. */
const WALKED_AT = [256, 900];

test.use({ viewport: { width: 320, height: 640 } });

async function expectSound(page: Page, isDialog: boolean) {
  expect.soft(await axeFindings(page)).toEqual([]);
  expect.soft(await smallTargets(page)).toEqual([]);
  expect.soft(await fitFaults(page)).toEqual([]);
  if (LOOKED_AT.includes(page.viewportSize()!.width))
    expect.soft(await lowContrast(page)).toEqual([]);
  if (isDialog && WALKED_AT.includes(page.viewportSize()!.height))
    expect.soft(await focusFaults(page)).toEqual([]);
}

for (const [name, { show, upTo = Infinity, fresh = false }] of Object.entries(STATES))
  test.describe(name, () => {
    test.use({ visitor: fresh ? 'new' : 'returning' });

    test('is sound at every width, zoomed, and in a palette of the visitor’s own', async ({
      page,
    }) => {
      // Five windows, each measured in five ways.
      test.slow();
      await show(page);
      // Some states stop the clock to come about; axe waits by it.
      await page.clock.resume();
      const isDialog = (await page.locator('dialog:modal').count()) === 1;
      for (const window of WINDOWS.filter(({ width }) => width <= upTo)) {
        await page.setViewportSize(window);
        await test.step(`at ${window.width} × ${window.height} px`, () =>
          expectSound(page, isDialog));
      }
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await illegible(page)).toEqual([]);
    });
  });
