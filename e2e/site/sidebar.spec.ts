import type { Page } from '@playwright/test';
import { homeLink } from '@/content/navigation';

import { shell } from '@/content/shell';
import { isLocked, open, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

/** Wide enough to show the backdrop next to the sidebar, and narrow enough to show the toggle. */
const TABLET = { width: 800, height: 800 };

const sidebar = (page: Page) => page.getByRole('dialog', { name: shell.sidebarTitle });

async function openSidebar(page: Page) {
  await page.getByRole('button', { name: shell.openSidebar }).click();
  await expect(sidebar(page)).toBeVisible();
}

// accessibility/keyboard tests the links in the sidebar, and how it is closed.
test('The sidebar marks the current page, the page behind it is inert and does not scroll, and on right-to-left pages the sidebar is on the left', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await open(page, '/');
  await openSidebar(page);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText([homeLink.label]);
  expect(await isLocked(page)).toBe(true);
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element) => element.focus());
  await expect(link).not.toBeFocused();
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  // Click on the backdrop.
  await page.mouse.click(40, 400);
  await expect(sidebar(page)).toBeHidden();
  expect(await scrollY(page)).toBe(0);
  expect(await isLocked(page)).toBe(false);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);

  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const from = await page.locator('dialog').evaluate((each) => getComputedStyle(each).translate);
  expect(from).toBe('-100%');
  await openSidebar(page);
  await expect(sidebar(page)).toHaveCSS('translate', '0px');
  const box = (await sidebar(page).boundingBox())!;
  expect(box.x).toBe(0);
  expect(box.width).toBeLessThan(TABLET.width);
});
