import type { Locator, Page } from '@playwright/test';

import { shell } from '@/content/shared';
import { booking, bookStopped, TITLES } from '@/e2e/support/booking';
import { doubleTexts, layoutFaults } from '@/e2e/support/layout';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { expect, test } from '@/e2e/support/test';

test.use({ visitor: 'new' });

const menu = (page: Page) => page.getByRole('dialog', { name: shell.menuTitle });

const DIALOGS: Record<string, { path: string; show: (page: Page) => Promise<Locator> }> = {
  'the menu': {
    path: '/',
    show: async (page) => {
      await page.getByRole('button', { name: shell.openMenu }).click();
      return menu(page);
    },
  },
  'the popup': {
    path: '/FAQ',
    show: async (page) => {
      await openPopup(page);
      return popup(page);
    },
  },
  'a booking': {
    path: '/Products',
    show: async (page) => {
      await bookStopped(page, TITLES[9]!);
      return booking(page);
    },
  },
};

/** All of it is in the window, or can be scrolled there, and the way out is in sight. */
async function expectFits(page: Page, dialog: Locator, width: number) {
  expect(await layoutFaults(page)).toEqual([]);
  const box = (await dialog.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await expect(dialog.getByRole('button', { name: /^Close/ })).toBeInViewport({ ratio: 1 });
}

/** How far its way out is from a side of a dialog, in px. */
async function closeFromEnd(dialog: Locator, end: 'left' | 'right') {
  const button = (await dialog.getByRole('button', { name: /^Close/ }).boundingBox())!;
  const box = (await dialog.boundingBox())!;
  const fromLeft = button.x - box.x;
  return end === 'left' ? fromLeft : box.width - fromLeft - button.width;
}

for (const [name, { path, show }] of Object.entries(DIALOGS)) {
  test(`At 320 px ${name} fits, mirrored and with texts twice as long too`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openStopped(page, path);
    const shown = await show(page);
    await expect(shown).toBeVisible();
    // By its element: its name is about to grow.
    const dialog = page.locator('dialog[open]');
    await expectFits(page, dialog, 320);
    const before = await closeFromEnd(dialog, 'right');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await expectFits(page, dialog, 320);
    expect(await closeFromEnd(dialog, 'left')).toBeCloseTo(before, 0);
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await doubleTexts(page);
    await expectFits(page, dialog, 320);
  });
}

test('From right to left the menu stands at the left edge, and comes from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 640 });
  await openStopped(page, '/');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expect(menu(page)).toHaveCount(0);
  expect(await page.locator('dialog').evaluate((each) => getComputedStyle(each).translate)).toBe(
    '-100%',
  );
  await page.getByRole('button', { name: shell.openMenu }).click();
  await expect(menu(page)).toHaveCSS('translate', '0px');
  const box = (await menu(page).boundingBox())!;
  expect(box.x).toBe(0);
  expect(box.width).toBeLessThan(800);
});
