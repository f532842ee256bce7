import { consent } from '@/content/consent';
import { axeFindings } from '@/e2e/support/axe';
import { answer, question, reopen } from '@/e2e/support/consent';
import { illegible, lowContrast } from '@/e2e/support/contrast';
import { focusFaults } from '@/e2e/support/focus';
import { layoutFaults } from '@/e2e/support/layout';
import { addStyles, open } from '@/e2e/support/site';
import { smallTargets } from '@/e2e/support/targets';
import { expect, test } from '@/e2e/support/test';

/** A window of 1280 × 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

const LARGE_TEXT = 'html { font-size: 200% !important; }';

const WINDOWS = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
] as const;

test('The consent banner passes all checks at every width, zoomed in, and in forced colors', async ({
  page,
}) => {
  await open(page, '/FAQ');
  await expect(question(page)).toBeVisible();
  for (const [width, height] of WINDOWS)
    await test.step(`at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(await smallTargets(page)).toEqual([]);
      expect.soft(await layoutFaults(page)).toEqual([]);
      for (const button of await question(page).getByRole('button').all())
        await expect.soft(button).toBeInViewport({ ratio: 1 });
    });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect.soft(await axeFindings(page)).toEqual([]);
  expect.soft(await illegible(page)).toEqual([]);
});

test('With the consent banner open, focus stays visible and text has contrast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/FAQ');
  await expect(question(page)).toBeVisible();
  expect.soft(await focusFaults(page)).toEqual([]);
  expect.soft(await lowContrast(page)).toEqual([]);
  await page.setViewportSize({ width: 2560, height: 1440 });
  await addStyles(page, LARGE_TEXT);
  expect.soft(await layoutFaults(page)).toEqual([]);
});

test('At 400 % zoom, the consent banner is part of the page, and the page stays usable', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  await open(page, '/FAQ');
  await expect(question(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  // An element that is taller than the window cannot be entirely visible.
  const faults = await focusFaults(page);
  expect(faults.filter((fault) => !fault.endsWith('is not inside the window'))).toEqual([]);
  await answer(page, 'refuse');
  await expect(question(page)).toBeHidden();
  await reopen(page).click();
  await expect(question(page)).toBeInViewport();
});

test('With very large text, the keyboard can scroll the consent banner, and its focus is visible', async ({
  page,
}) => {
  const text = question(page).getByText(consent.text);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/FAQ');
  await expect(text).toBeVisible();
  await expect(text).not.toHaveAttribute('tabindex');
  // A phone in landscape, with large text.
  await page.setViewportSize({ width: 640, height: 360 });
  await addStyles(page, LARGE_TEXT);
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
