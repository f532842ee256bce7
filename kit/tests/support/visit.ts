import { expect, type Page } from '@playwright/test';

import { isHydrated, PAGES } from './fixture';

export const hydrated = (page: Page) => page.waitForFunction(isHydrated);

export const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name });

export const expectPage = (page: Page, path: keyof typeof PAGES) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES[path]);

/** Makes a complete visit with links, Back, a reload and the form. */
export async function visit(page: Page) {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link(page, 'About').click();
  await expectPage(page, '/About');
  await link(page, 'Contact').click();
  await expectPage(page, '/Contact');
  // Check the URL too, because the heading may change before the history entry is added.
  await expect(page).toHaveURL('/Contact');
  await page.goBack();
  await expect(page).toHaveURL('/About');
  await expectPage(page, '/About');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('On');
  await link(page, 'Contact').click();
  await page.getByTitle('Form').contentFrame().getByRole('button', { name: 'Send' }).click();
  await expectPage(page, '/About');
}
