import { consent } from '@/content/shared';
import { axeFindings } from '@/e2e/support/axe';
import { question } from '@/e2e/support/consent';
import { illegible, lowContrast } from '@/e2e/support/contrast';
import { fitFaults } from '@/e2e/support/fit';
import { focusFaults } from '@/e2e/support/focus';
import { addStyles, open } from '@/e2e/support/site';
import { smallTargets } from '@/e2e/support/targets';
import { expect, test } from '@/e2e/support/test';

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
      expect.soft(await axeFindings(page)).toEqual([]);
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

test('Zoomed, the keyboard reaches all of the text, and sees where it is', async ({ page }) => {
  const text = question(page).getByText(consent.text);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/FAQ');
  await expect(text).toBeVisible();
  await expect(text).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(text).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await expect(text).toHaveRole('region');
  await expect(text).not.toHaveCSS('outline-style', 'none');
  await expect(text).toHaveCSS('outline-offset', '-3px');
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});
