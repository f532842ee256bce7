import type { Page } from '@playwright/test';

import { callToAction, footerLists, mainLinks } from '@/content/navigation';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { products } from '@/content/pages/Products';
import { TITLES } from '@/e2e/support/booking';
import { expect, skipToContent, enter, tabTo, test } from '@/e2e/support/keyboard';
import { HEADINGS, NOT_FOUND, open } from '@/e2e/support/site';

const bar = (page: Page) => page.getByRole('banner');

/** The page is shown after a client-side navigation, and focus is at its start. */
async function expectArrived(page: Page, path: keyof typeof HEADINGS) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS[path]);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

async function start(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

test('A mouse click fails every keyboard test', async ({ page, pointer }) => {
  await page.goto('/thank-you');
  await page.mouse.click(5, 400);
  await expect.poll(() => pointer).toEqual(['pointermove', 'pointerdown', 'mousedown']);
  pointer.length = 0;
});

test('Links in the navigation bar work, and Tab continues from the start of each page', async ({
  page,
}) => {
  test.slow();
  await start(page, '/');
  for (const { label, href } of mainLinks.slice(1)) {
    // Shift+Tab from the start of the main content, because the navigation bar comes before it.
    const direction = label === 'About Us' ? 'Tab' : 'Shift+Tab';
    await tabTo(page, bar(page).getByRole('link', { name: label, exact: true }), direction);
    await page.keyboard.press('Enter');
    await expectArrived(page, href);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();
  }
  // The breadcrumb links to the home page, and the button in the navigation bar to the contact
  // page.
  await page.keyboard.press('Enter');
  await expectArrived(page, '/');
  await tabTo(page, bar(page).getByRole('link', { name: callToAction.label }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectArrived(page, callToAction.href);
});

test('Links in the footer work', async ({ page }) => {
  await start(page, '/thank-you');
  for (const [{ heading, links }, index] of [
    [footerLists.products, 0],
    [footerLists.navigate, 3],
    [footerLists.navigate, 4],
  ] as const) {
    const { label, href } = links[index]!;
    const list = page.getByRole('navigation', { name: heading });
    await enter(page, list.getByRole('link', { name: label }));
    await expectArrived(page, href);
  }
});

test('A tile on the home page leads to its product, and Tab continues to its “Book Now”', async ({
  page,
}) => {
  await start(page, '/');
  await skipToContent(page);
  const tiles = page.getByRole('navigation', { name: home.hero.boardLabel });
  await enter(page, tiles.getByRole('link', { name: TITLES[2] }));
  const card = page.getByRole('article', { name: TITLES[2] });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: products.bookNow })).toBeFocused();
});

test('Enter follows the links on the home page and on /Services', async ({ page }) => {
  await start(page, '/');
  await skipToContent(page);
  await enter(page, page.getByRole('main').getByRole('link', { name: home.hero.learnMore }));
  await expectArrived(page, '/Services');
  await enter(page, page.getByRole('main').getByRole('link', { name: 'Contact Us' }));
  await expectArrived(page, '/ContactUs');
});

test('On the 404 page, Tab reaches the suggested page first', async ({ page, permit }) => {
  permit(...NOT_FOUND);
  await open(page, '/ABOUTUS/');
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '/AboutUs', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: notFound.home })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: notFound.contact })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: '/AboutUs', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/AboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS['/AboutUs']);
});
