import type { Page } from '@playwright/test';

import { callToAction, mainLinks } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { enter, expect, tabTo, test } from '@/e2e/support/keyboard';
import { HEADINGS, open } from '@/e2e/support/site';

test.use({ viewport: { width: 390, height: 844 } });

const toggle = (page: Page) => page.getByRole('button', { name: shell.openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: shell.menuTitle });
const close = (page: Page) => menu(page).getByRole('button', { name: shell.closeMenu });

test('Tab stays inside the menu, and closing the menu returns focus to the toggle', async ({
  page,
}) => {
  await open(page, '/');
  await enter(page, toggle(page));
  await expect(menu(page)).toBeVisible();
  await expect(close(page)).toBeFocused();
  const names = [...mainLinks.map(({ label }) => label), callToAction.label, site.email];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: site.phone.display })).toBeFocused();
  // After the last element, Tab continues with the first one and skips the page behind.
  await tabTo(page, close(page));
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('A link in the menu leads to its page, where Tab continues', async ({ page }) => {
  await open(page, '/');
  await enter(page, toggle(page));
  await enter(page, menu(page).getByRole('link', { name: 'Services' }));
  await expect(page).toHaveURL('/Services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS['/Services']);
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
