/**
 * A company that has what the sample lacks: a picture of its own in the hero, no chat, two offices, a
 * short name, people, a page of its own, a group of links in the menu, redirects, a further language, no
 * agreement, no case studies and no clients. e2e/makeCompany.ts builds it.
 */
import type { Locator } from '@playwright/test';

import { NOT_FOUND, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

/** Waits until a picture has loaded. */
async function expectPicture(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

test('The home page has the picture, the quotes and the look of the company, and neither chat, clients, case studies nor an agreement', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', {
    name: 'Software for Small Harbors and Those Who Sail from Them',
  });
  await expectPicture(hero.getByRole('img', { name: 'A quay with painted warehouses' }));
  // Neither in the markup nor in the stylesheet, which is in the page.
  expect(await page.content()).not.toMatch(/tile-(board|link|slice)|hung-tile/);
  await expect(page.getByRole('link', { name: /chat/i })).toHaveCount(0);
  const quotes = page.getByRole('region', { name: 'What harbormasters say' }).getByRole('figure');
  await expectPicture(quotes.filter({ hasText: 'Ivar Nes' }).locator('img'));

  await expect(page.locator('h1')).toHaveCSS('font-family', /^headings, /);
  await expect(page.locator('body')).toHaveCSS('font-family', /^sans, /);
  const isLoaded = () => page.evaluate(() => document.fonts.check('600 20px headings'));
  await expect.poll(isLoaded).toBe(true);
  await expect(page.locator('main .btn').first()).toHaveCSS('border-radius', '0px');

  for (const heading of ['Harbors we work for', 'Selected work'])
    await expect(page.getByRole('region', { name: heading })).toHaveCount(0);
  for (const path of ['/Privacy-policy', '/TermAndCondition', '/Work', '/ContactUs/_']) {
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
    expect((await request.get(path)).status(), path).toBe(404);
  }
  // The copy of the project has it: a build deletes what an earlier one has made.
  expect((await request.get('/social/Work.jpg')).status()).toBe(404);
});

test('An article shows its author with role and photograph, and /AboutUs the people with what they have written', async ({
  page,
}) => {
  await page.goto('/Insights/wet-gloves');
  const fact = page.getByRole('main').getByText('Written by', { exact: true }).locator('..');
  await expect(fact).toContainText('Åsmund ØySensors');
  await expectPicture(fact.getByRole('presentation'));
  await fact.getByRole('link', { name: 'Åsmund Øy' }).click();
  await expect(page).toHaveURL(/\/AboutUs#/);
  const articles = page.getByRole('list', { name: 'Articles by Åsmund Øy' });
  await expect(articles).toBeInViewport();
  await articles.getByRole('link', { name: 'Buttons for wet gloves' }).click();
  await expect(page).toHaveURL('/Insights/wet-gloves');
});

test('The languages lead to each other: a service has its page, and a topic that only one has, the list of all articles', async ({
  page,
  request,
}) => {
  await page.goto('/Insights/tags/on-the-quay');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'čeština' }).click();
  await expect(page).toHaveURL('/cs/Insights');
  const title = 'Tide tables belong on the screen of the berth';
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Tlačítka pro mokré rukavice' })).toBeVisible();
  await expect(main.getByText(title)).toHaveCount(0);
  // An article that is only in English.
  await page.goto('/cs/Insights/tide-tables');
  await expect(page).toHaveURL('/Insights/tide-tables');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://www.dvorak-sonn.example/Insights/tide-tables</loc>');
  expect(sitemap).toContain('<loc>https://www.dvorak-sonn.example/cs/Insights</loc>');
  expect(sitemap).not.toContain('/cs/Insights/tide-tables');

  await page.goto('/Services/sensors');
  await expect(main).toContainText('(Only in Norway)');
  // It leaves out what the company does not have.
  const sections = ['What you get', 'How the work goes', 'What should report itself?'];
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections);
  await page.getByRole('contentinfo').getByRole('link', { name: 'čeština' }).click();
  await expect(page).toHaveURL('/cs/Services/sensors');
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    'https://www.dvorak-sonn.example/Services/sensors',
  );
});

test('Czech pages have the words of the Czech files, and English ones for the rest, also the page for an unknown URL below /cs', async ({
  page,
  permit,
}) => {
  permit(...NOT_FOUND);
  await page.goto('/cs');
  await expect(page.getByRole('contentinfo')).toContainText('Ukotveno. Zakresleno. Doručeno.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Software for Small Harbors and Those Who Sail from Them',
  );
  expect((await page.goto('/cs/no/such/page'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.getByText('Přejít k obsahu')).toBeAttached();
});

test('The bar has a group of links that stays within the window, opens with a click, and closes with Tab, Escape, a click elsewhere and a navigation', async ({
  page,
}) => {
  await open(page, '/');
  const group = page.getByRole('banner').getByRole('group');
  const label = group.getByText('What We Build');
  const products = group.getByRole('link', { name: 'Products' });
  await expect(products).toBeHidden();
  await label.click();
  for (const link of await group.getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 });
  await group.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(products).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeFocused();

  await label.click();
  await expect(products).toBeVisible();
  await products.focus();
  await page.keyboard.press('Escape');
  await expect(products).toBeHidden();
  await expect(page.locator('summary:focus')).toHaveText('What We Build');
  await page.keyboard.press('Enter');
  await expect(products).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(products).toBeHidden();
  await label.click();
  await products.click();
  await expect(page).toHaveURL('/Products');
  await expect(products).toBeHidden();
  // The effect of the navigation that moves the focus also closes the group.
  await expect(page.getByRole('main')).toBeFocused();
  await label.click();
  await expect(products).toHaveAttribute('aria-current', 'page');
});

test('On a phone, the bar shows the short name of the company, the group is a labeled list of the menu, and the menu has the language links at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await page.goto('/');
  const name = page.getByRole('banner').getByText('Dvořák', { exact: true });
  await expect(name).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const group = menu.getByRole('list', { name: 'What We Build' });
  await expect(group.getByRole('link')).toHaveText([
    'Services',
    'Products',
    'Buttons for wet gloves',
  ]);
  await expect(menu.getByRole('navigation').getByRole('link').last()).toHaveText('čeština');
  await group.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/Services');
  await expect(menu).toBeHidden();
});
