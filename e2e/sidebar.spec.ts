import type { Page } from '@playwright/test';

import { callToAction, mainLinks } from '@/content/navigation';
import { isLocked, open, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: { width: 390, height: 844 } });

const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page) {
  await open(page, '/');
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
}

async function expectHolds(page: Page) {
  for (const { label, href } of [...mainLinks, callToAction]) {
    await expect(menu(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
}

test('The bar’s own links give way to the toggle', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(toggle(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('The toggle opens a menu with the links of the bar', async ({ page }) => {
  await openMenu(page);
  await expectHolds(page);
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText(['Home']);
});

test('A link leads to its page and closes the menu', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/Services');
  await expect(menu(page)).toBeHidden();
});

test('The link to the page that is shown closes the menu too', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('The × closes the menu and gives focus back to the toggle', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('A press on the backdrop closes the menu', async ({ page }) => {
  // Wide enough for a backdrop beside the panel, narrow enough for the toggle.
  await page.setViewportSize({ width: 800, height: 800 });
  await openMenu(page);
  await page.mouse.click(40, 400);
  await expect(menu(page)).toBeHidden();
});

test('The toggle opens the menu again after it was closed', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
});

test('The page behind the menu is inert and does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openMenu(page);
  expect(await isLocked(page)).toBe(true);
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element) => element.focus());
  await expect(link).not.toBeFocused();
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  expect(await scrollY(page)).toBe(0);
  expect(await isLocked(page)).toBe(false);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
});
