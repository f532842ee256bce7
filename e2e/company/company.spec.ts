/**
 * A company that has what the sample lacks: a picture of its own in the hero, no chat, two offices, a
 * short name, people, openings, a page of its own, a group of links in the menu, redirects, a further language, no
 * agreement, no case studies and no clients. e2e/makeCompany.ts builds it.
 */
import type { Locator, Page } from '@playwright/test';

import { expect, open, test } from './support';

const NOT_FOUND = [/^404 /, /^console Failed to load resource: .*404/];

/** Waits until a picture has loaded. */
async function expectPicture(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

test('The home page has the picture, the quotes and the look of the company, and neither chat, clients, case studies nor an agreement, and leads to the contact page, which has both offices, and a form that is dark, too', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', {
    name: 'Software for Small Harbors and Those Who Sail from Them',
  });

  await test.step('The hero shows a picture instead of tiles, and there is no chat', async () => {
    await expectPicture(hero.getByRole('img', { name: 'A quay with painted warehouses' }));
    // Neither in the markup nor in the stylesheet, which is in the page.
    expect(await page.content()).not.toMatch(/tile-(board|link|slice)|hung-tile/);
    await expect(page.getByRole('link', { name: /chat/i })).toHaveCount(0);
  });

  await test.step('Clients are quoted with their photographs', async () => {
    const quotes = page.getByRole('region', { name: 'What harbormasters say' }).getByRole('figure');
    await expect(quotes.first()).toContainText('one pencil and no list');
    await expectPicture(quotes.filter({ hasText: 'Ivar Nes' }).locator('img'));
  });

  await test.step('A link of the footer has an icon of the company, headings have a font of their own, corners are square, and edges are plain', async () => {
    const styleOf = (name: string, property: string, pseudo?: string) =>
      page
        .locator(name)
        .first()
        .evaluate(
          (element, [key, part]) => getComputedStyle(element, part).getPropertyValue(key!),
          [property, pseudo] as const,
        );
    expect(await styleOf('h1', 'font-family')).toMatch(/^headings, .*Stand-in for Headings/);
    expect(await styleOf('h2', 'font-family')).toMatch(/^headings, /);
    expect(await styleOf('body', 'font-family')).toMatch(/^sans, /);
    expect(await page.evaluate(() => document.fonts.check('600 20px headings'))).toBe(true);
    await expect(page.locator('body > link[rel=preload][as=font]')).toHaveCount(2);
    expect(await styleOf('main .btn', 'border-radius')).toBe('0px');
    expect(await styleOf('footer', 'height', '::before')).toBe('0px');
    const radio = page.getByRole('contentinfo').getByRole('link', { name: 'Harbor radio' });
    await expect(radio.locator('path')).toHaveAttribute('d', /^M12 7v13M5 13a/);
  });

  await test.step('What the company does not have is nowhere', async () => {
    for (const heading of ['Harbors we work for', 'Selected work'])
      await expect(page.getByRole('region', { name: heading })).toHaveCount(0);
    for (const path of ['/Privacy-policy', '/TermAndCondition', '/Work', '/ContactUs/_']) {
      await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
      expect((await request.get(path)).status(), path).toBe(404);
    }
    // The copy of the project has it: a build deletes what an earlier one has made.
    expect((await request.get('/social/Work.jpg')).status()).toBe(404);
  });

  await test.step('The button of the hero leads to the contact page', async () => {
    await hero.getByRole('link', { name: 'Write to Us' }).click();
    await expect(page).toHaveURL('/ContactUs');
    for (const part of [page.getByRole('main'), page.getByRole('contentinfo')]) {
      await expect(part).toContainText('Skansegata 1, 6002 Ålesund, Norway');
      await expect(part).toContainText('Děčín, Czech Republic');
    }
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
    const field = page.getByRole('main').getByLabel('Name', { exact: true });
    await expect(field).toHaveCSS('background-color', 'rgb(16, 29, 38)');
    await expect(field).toHaveCSS('color', 'rgb(238, 243, 245)');
  });
});

test('An article shows its author with role and photograph, /AboutUs the people with what they have written, and /Careers the opening that is not closed, whose page has what search engines ask for', async ({
  page,
  request,
}) => {
  await page.goto('/Insights/wet-gloves');
  const fact = page.getByRole('main').getByText('Written by', { exact: true }).locator('..');
  await expect(fact).toContainText('Åsmund ØySensors');
  await expectPicture(fact.getByRole('presentation'));
  await fact.getByRole('link', { name: 'Åsmund Øy' }).click();
  await expect(page).toHaveURL(/\/AboutUs#/);
  const articles = page.getByRole('list', { name: 'Articles by Åsmund Øy' });
  await expect(articles).toBeInViewport();
  const people = page.getByRole('region', { name: 'The people' }).getByRole('listitem');
  await expect(people.first()).toContainText('Jana Dvořáková');
  await expect(people.locator('img')).toHaveCount(4);
  await expectPicture(people.locator('img').last());
  await articles.getByRole('link', { name: 'Buttons for wet gloves' }).click();
  await expect(page).toHaveURL('/Insights/wet-gloves');
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed).toContain('<name>Ivar Nes, harbormaster</name>');

  await test.step('/Careers', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
    await expect(page).toHaveURL('/Careers');
    const list = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
    await expect(list).toHaveText(['Engineer for charts that work offline']);
    await list.getByRole('link').click();
    await expect(page).toHaveURL('/Careers/chart-engineer');
    await expect(page.getByRole('main')).toContainText('Apply untilAugust 31, 2036');
    expect(await page.content()).toContain('"@type":"JobPosting"');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/Careers/chart-engineer<');
    expect(sitemap).not.toContain('summer-intern');
    expect((await request.get('/Careers/summer-intern')).status()).toBe(404);
  });
});

test('The languages lead to each other: a topic and a service have their page or their list, an article that is only in English its original, and an unknown URL below /cs the 404 page of that language', async ({
  page,
  permit,
  request,
}) => {
  permit(...NOT_FOUND);

  await test.step('A topic that the other language does not have leads to the list of all its articles', async () => {
    await page.goto('/Insights/tags/on-the-quay');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(2);
    await page.getByRole('contentinfo').getByRole('link', { name: 'čeština' }).click();
    await expect(page).toHaveURL('/cs/Insights');
    const topics = page.getByRole('navigation', { name: 'Topics' });
    await topics.getByRole('link', { name: 'Čidla & voda' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Čidla & voda');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/Insights');
  });

  await test.step('The page of a service leaves out what the company does not have, and is in both languages', async () => {
    await page.goto('/Services');
    await page.getByRole('link', { name: 'More about Sensors' }).click();
    await expect(page).toHaveURL('/Services/sensors');
    const main = page.getByRole('main');
    await expect(main).toContainText('(Only in Norway)');
    const sections = ['What you get', 'How the work goes', 'What should report itself?'];
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections);
    await page.getByRole('contentinfo').getByRole('link', { name: 'čeština' }).click();
    await expect(page).toHaveURL('/cs/Services/sensors');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections);
    await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
      'href',
      'https://www.dvorak-sonn.example/Services/sensors',
    );
  });

  await test.step('Czech pages have the words of the Czech files, and English ones for the rest', async () => {
    await page.goto('/cs');
    await expect(page.getByRole('contentinfo')).toContainText('Ukotveno. Zakresleno. Doručeno.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Software for Small Harbors and Those Who Sail from Them',
    );
    await expect(page.getByRole('navigation', { name: 'Hlavní navigace' })).toContainText('Home');
    expect((await page.goto('/cs/no/such/page'))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expect(page.getByText('Přejít k obsahu')).toBeAttached();
    const english = page.getByRole('contentinfo').locator('a[hreflang="en"]');
    await expect(english).toHaveAttribute('href', '/');
  });

  await test.step('An article that is only in English is not in the Czech list', async () => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>https://www.dvorak-sonn.example/Insights/tide-tables</loc>');
    expect(sitemap).toContain('<loc>https://www.dvorak-sonn.example/cs/Insights</loc>');
    expect(sitemap).not.toContain('/cs/Insights/tide-tables');
    const title = 'Tide tables belong on the screen of the berth';
    await page.goto('/cs/Insights');
    const list = page.getByRole('main');
    await expect(list.getByRole('link', { name: 'Tlačítka pro mokré rukavice' })).toBeVisible();
    await expect(list.getByText(title)).toHaveCount(0);
    await page.goto('/cs/Insights/tide-tables');
    await expect(page).toHaveURL('/Insights/tide-tables');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

/** The group of the bar, its label, and one of its links. */
function groupIn(page: Page) {
  const group = page.getByRole('banner').getByRole('group');
  const label = group.getByText('What We Build');
  return { group, label, products: group.getByRole('link', { name: 'Products' }) };
}

test('The bar has a group of links that stays within the window, opens with a click, and closes with Tab, Escape, a click elsewhere and a navigation', async ({
  page,
}) => {
  await open(page, '/');
  const { group, label, products } = groupIn(page);
  await expect(products).toBeHidden();
  for (const width of [1120, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await label.click();
    for (const link of await group.getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
    await group.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(products).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeFocused();
  }

  await page.setViewportSize({ width: 1280, height: 720 });
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
  await expect(menu.getByText('What We Build')).toBeVisible();
  await expect(group.getByRole('link')).toHaveText([
    'Services',
    'Products',
    'Buttons for wet gloves',
  ]);
  await expect(menu.getByRole('navigation').getByRole('link').last()).toHaveText('čeština');
  await menu.getByText('What We Build').click();
  await expect(menu).toBeVisible();
  await group.getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/Services');
  await expect(menu).toBeHidden();
});
