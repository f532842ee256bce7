import type { Page } from '@playwright/test';
import { homeLink } from '@/content/navigation';

import { shell } from '@/content/shell';
import { isLocked, open, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { callToAction, mainLinks } from '@/e2e/support/navigation';

const PHONE = { width: 390, height: 844 };
/** Wide enough to show the backdrop next to the menu, and narrow enough to show the toggle. */
const TABLET = { width: 800, height: 800 };

const toggle = (page: Page) => page.getByRole('button', { name: shell.openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: shell.menuTitle });

async function openMenu(page: Page) {
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

test('The toggle opens a menu with the links of the navigation bar, and the × button or any link in the menu closes it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: shell.mainNavLabel });
  await expect(bar.getByRole('list')).toBeHidden();
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  for (const { label, href } of [...mainLinks, callToAction])
    await expect(menu(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText([homeLink.label]);
  await menu(page).getByRole('button', { name: shell.closeMenu }).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  const [first, second] = [mainLinks[0]!, mainLinks[1]!];
  // The last of these links leads to the current page.
  for (const { label, href } of [second, first, first]) {
    await openMenu(page);
    await menu(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
    await expect(menu(page)).toBeHidden();
  }
});

test('The page behind the menu is inert and does not scroll, and on right-to-left pages the menu is on the left', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await open(page, '/');
  await openMenu(page);
  expect(await isLocked(page)).toBe(true);
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element) => element.focus());
  await expect(link).not.toBeFocused();
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  // Click on the backdrop.
  await page.mouse.click(40, 400);
  await expect(menu(page)).toBeHidden();
  expect(await scrollY(page)).toBe(0);
  expect(await isLocked(page)).toBe(false);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);

  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const from = await page.locator('dialog').evaluate((each) => getComputedStyle(each).translate);
  expect(from).toBe('-100%');
  await openMenu(page);
  await expect(menu(page)).toHaveCSS('translate', '0px');
  const box = (await menu(page).boundingBox())!;
  expect(box.x).toBe(0);
  expect(box.width).toBeLessThan(TABLET.width);
});
