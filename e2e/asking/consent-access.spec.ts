import { axeFindings } from '@/e2e/support/axe';
import { question } from '@/e2e/support/consent';
import { illegible, lowContrast } from '@/e2e/support/contrast';
import { fitFaults } from '@/e2e/support/fit';
import { focusFaults } from '@/e2e/support/focus';
import { addStyles, open } from '@/e2e/support/site';
import { smallTargets } from '@/e2e/support/targets';
import { expect, test } from '@/e2e/support/test';

/**
 * Zoomed to 400 % the question's text scrolls. Chromium and Firefox let the keyboard into a box that
 * scrolls and has no stop in it; axe does not know that, and Safari does not do it.
 */
const KNOWN = /^scrollable-region-focusable: #cm__desc/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The first one is a window of 1280 × 1024 px at 400 %. */
const WINDOWS = [
  [320, 256],
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;

test('The question is sound at every width, zoomed, and in a palette of the visitor’s own', async ({
  page,
}) => {
  await open(page, '/FAQ');
  await expect(question(page)).toBeVisible();
  for (const [width, height] of WINDOWS)
    await test.step(`at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      const found = await axeFindings(page);
      expect.soft(found.filter((each) => height > 256 || !KNOWN.test(each))).toEqual([]);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await fitFaults(page)).toEqual([]);
      for (const button of await question(page).getByRole('button').all())
        await expect.soft(button).toBeInViewport({ ratio: 1 });
    });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect.soft(await axeFindings(page)).toEqual([]);
  expect.soft(await illegible(page)).toEqual([]);
});

test('The question and the page around it keep focus in sight, and text stands out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/FAQ');
  await expect(question(page)).toBeVisible();
  expect.soft(await focusFaults(page)).toEqual([]);
  expect.soft(await lowContrast(page)).toEqual([]);
  await addStyles(page, 'html { font-size: 200% !important; }');
  expect.soft(await fitFaults(page)).toEqual([]);
});
