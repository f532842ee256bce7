/**
 * A company that has what the sample lacks: a picture of its own in the hero, no chat, two offices, a
 * short name, people, openings, a page of its own, a group of links in the menu, redirects, a further language, no
 * agreement, no case studies and no clients. e2e/makeCompany.ts builds it.
 */
import type { Page } from '@playwright/test';

import { expect, open, test } from './support';

const NOT_FOUND = [/^404 /, /^console Failed to load resource: .*404/];

test('The hero shows the picture of the company instead of tiles, and without a chat, its button leads to the contact page', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', {
    name: 'Software for Small Harbors and Those Who Sail from Them',
  });
  const picture = hero.getByRole('img', { name: 'A quay with painted warehouses' });
  await expect(picture).toBeInViewport();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  // Neither in the markup nor in the stylesheet, which is in the page.
  expect(await page.content()).not.toMatch(/tile-(board|link|slice)|hung-tile/);
  await expect(page.getByRole('link', { name: /chat/i })).toHaveCount(0);
  await hero.getByRole('link', { name: 'read more' }).click();
  await expect(page).toHaveURL('/Services');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await hero.getByRole('link', { name: 'Write to Us' }).click();
  await expect(page).toHaveURL('/ContactUs');
});

test('The footer and the contact page show both offices, the email and the phone, but no chat', async ({
  page,
}) => {
  await page.goto('/ContactUs');
  const footer = page.getByRole('contentinfo');
  for (const part of [page.getByRole('main'), footer]) {
    await expect(part).toContainText('Skansegata 1, 6002 Ålesund, Norway');
    await expect(part).toContainText('Děčín, Czech Republic');
    await expect(
      part.getByRole('link', { name: 'ahoj@dvorak-sonn.example' }).first(),
    ).toHaveAttribute('href', 'mailto:ahoj@dvorak-sonn.example');
    await expect(part.getByRole('link', { name: '+47 55 01 23 45' }).first()).toHaveAttribute(
      'href',
      'tel:+4755012345',
    );
  }
  await expect(footer.getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
    'href',
    'https://social.dvorak-sonn.example/@havn',
  );
  await expect(page.getByRole('link', { name: /chat/i })).toHaveCount(0);
});

test('/AboutUs shows the people of the company, with their pictures', async ({ page }) => {
  await page.goto('/AboutUs');
  const people = page.getByRole('region', { name: 'The people' }).getByRole('listitem');
  await expect(people).toContainText([
    'Jana Dvořáková',
    'Håkon Sønn',
    'Zofia Łukasik',
    'Åsmund Øy',
  ]);
  await expect(people.locator('img')).toHaveCount(4);
  for (const picture of await people.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});

test('An article shows its author with role and photograph, and /AboutUs what a person has written', async ({
  page,
  request,
}) => {
  await page.goto('/Insights/wet-gloves');
  const fact = page.getByRole('main').getByText('Written by', { exact: true }).locator('..');
  await expect(fact).toContainText('Åsmund ØySensors');
  const photo = fact.getByRole('presentation');
  await photo.scrollIntoViewIfNeeded();
  const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await fact.getByRole('link', { name: 'Åsmund Øy' }).click();
  await expect(page).toHaveURL(/\/AboutUs#/);
  const articles = page.getByRole('list', { name: 'Articles by Åsmund Øy' });
  await expect(articles).toBeInViewport();
  await articles.getByRole('link', { name: 'Buttons for wet gloves' }).click();
  await expect(page).toHaveURL('/Insights/wet-gloves');
  await page.goto('/Insights/tide-tables');
  await expect(fact).toHaveText('Written byIvar Nes, harbormaster');
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed).toContain('<name>Ivar Nes, harbormaster</name>');
  expect(feed).toMatch(
    /<name>Åsmund Øy<\/name>\s*<uri>https:\/\/www\.dvorak-sonn\.example\/AboutUs#/,
  );
});

test('A topic that only English articles have is a list in Czech, too, and one that only a Czech article has leads to the list of all articles in English', async ({
  page,
}) => {
  await page.goto('/Insights/tags/on-the-quay');
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText([
    'Buttons for wet gloves',
    'Tide tables belong on the screen of the berth',
  ]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'čeština' }).click();
  await expect(page).toHaveURL('/cs/Insights/tags/on-the-quay');
  await expect(titles).toHaveText(['Tide tables belong on the screen of the berth']);
  await page.goto('/cs/Insights');
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await topics.getByRole('link', { name: 'Čidla & voda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Čidla & voda');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/Insights');
});

test('What the company does not have is nowhere: no agreement, no case studies, no clients', async ({
  page,
  permit,
}) => {
  permit(...NOT_FOUND);
  await page.goto('/');
  for (const heading of ['Harbors we work for', 'Selected work'])
    await expect(page.getByRole('region', { name: heading })).toHaveCount(0);
  for (const path of ['/Privacy-policy', '/TermAndCondition', '/Work'])
    await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0);
  for (const path of ['/Privacy-policy', '/TermAndCondition', '/Work'])
    expect((await page.goto(path))?.status(), path).toBe(404);
});

test('The bar of a phone shows the short name of the company, which fits next to the button and the toggle', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const name = bar.getByText('Dvořák', { exact: true });
    await expect(name).toBeVisible();
    const boxes = [
      name,
      bar.getByRole('link', { name: 'Book a Call With Experts!' }),
      bar.getByRole('button', { name: 'Open menu' }),
    ];
    const rects = await Promise.all(boxes.map(async (each) => (await each.boundingBox())!));
    for (const [index, { x, width: wide }] of rects.entries())
      expect(x + wide).toBeLessThanOrEqual(rects[index + 1]?.x ?? width);
  }
});

test('The form asks a question of the company, and /thank-you names its email and its phone', async ({
  page,
}) => {
  await page.goto('/ContactUs');
  const form = page.getByTitle('Contact Form').contentFrame();
  await expect(form.getByRole('textbox', { name: 'What does your harbor need?' })).toBeVisible();
  await page.goto('/thank-you');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'ahoj@dvorak-sonn.example' })).toBeVisible();
  await expect(main.getByRole('link', { name: '+47 55 01 23 45' })).toBeVisible();
});

/** The pages in both languages. */
const PATHS = ['/', '/AboutUs', '/Services', '/Products', '/FAQ', '/ContactUs', '/Privacy-notice'];

test('Each page and its version in Czech name each other for search engines', async ({
  request,
}) => {
  const urlOf = (path: string) => `https://www.dvorak-sonn.example${path === '/' ? '' : path}`;
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toContain('\nPreferred-Languages: en, cs\n');
  for (const path of PATHS) {
    const czech = `/cs${path === '/' ? '' : path}`;
    for (const [shown, language] of [
      [path, 'en'],
      [czech, 'cs'],
    ] as const) {
      const html = await (await request.get(shown)).text();
      expect(html).toContain(`<html lang="${language}"`);
      for (const [tag, target] of [
        ['x-default', path],
        ['en', path],
        ['cs', czech],
      ])
        expect(html).toMatch(
          new RegExp(`<link rel="alternate" hrefLang="${tag}" href="${urlOf(target!)}"/>`),
        );
      expect(sitemap).toContain(`<loc>${urlOf(shown)}</loc>`);
    }
    expect(sitemap.split(`hreflang="cs" href="${urlOf(czech)}"`)).toHaveLength(3);
  }
});

test('A link at the end of each page leads to the same page in Czech and back, also after a navigation', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  const czech = footer.getByRole('link', { name: 'čeština' });
  const english = footer.getByRole('link', { name: 'English' });
  await page.goto('/');
  await expect(czech).toHaveAttribute('href', '/cs');
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/AboutUs');
  await czech.click();
  await expect(page).toHaveURL('/cs/AboutUs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.getByText('Přejít k obsahu')).toBeAttached();
  await english.click();
  await expect(page).toHaveURL('/AboutUs');
});

test('Czech pages have the words of the Czech files and English ones for the rest, and an unknown URL below /cs returns the 404 page of that language', async ({
  page,
  permit,
}) => {
  permit(...NOT_FOUND);
  await page.goto('/cs');
  await expect(page.getByRole('contentinfo')).toContainText('Ukotveno. Zakresleno. Doručeno.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Software for Small Harbors and Those Who Sail from Them',
  );
  const bar = page.getByRole('navigation', { name: 'Hlavní navigace' }).getByRole('listitem');
  await expect(bar).toHaveText(
    ['Home', 'About Us', 'What We Build', 'FAQ', 'Insights', 'English'],
    { useInnerText: true },
  );
  expect((await page.goto('/cs/no/such/page'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.getByText('Přejít k obsahu')).toBeAttached();
  const english = page.getByRole('contentinfo').locator('a[hreflang="en"]');
  await expect(english).toHaveAttribute('href', '/');
});

test('An article that is only in English is in the Czech list, and its Czech page says that its text is English and that search engines should take the original', async ({
  page,
  request,
}) => {
  const original = 'https://www.dvorak-sonn.example/Insights/tide-tables';
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${original}</loc>`);
  expect(sitemap).not.toContain('/cs/Insights/tide-tables');
  expect(await (await request.get('/cs/feed.xml')).text()).not.toContain('Tide tables belong');
  await page.goto('/cs/Insights');
  const title = 'Tide tables belong on the screen of the berth';
  const list = page.getByRole('main');
  await expect(list.getByRole('link', { name: 'Tlačítka pro mokré rukavice' })).toBeVisible();
  await expect(list.getByRole('heading', { name: title })).toHaveAttribute('lang', 'en');
  await list.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL('/cs/Insights/tide-tables');
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await expect(page.locator('[lang=en]', { hasText: 'Nobody opened it twice.' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', original);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
  await expect(page.locator('script[type="application/ld+json"]')).not.toContainText('BlogPosting');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/Insights/tide-tables');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', original);
  await page.getByRole('contentinfo').getByRole('link', { name: 'čeština' }).click();
  await expect(page).toHaveURL('/cs/Insights/tide-tables');
});

/** The group of the bar, its label, and one of its links. */
function groupIn(page: Page) {
  const group = page.getByRole('banner').getByRole('group');
  const label = group.getByText('What We Build');
  return { group, label, products: group.getByRole('link', { name: 'Products' }) };
}

test('The bar has a group of links that opens with a click and closes with Escape, a click elsewhere and a navigation', async ({
  page,
}) => {
  await open(page, '/');
  const bar = page.getByRole('banner').getByRole('navigation').getByRole('listitem');
  await expect(bar).toHaveText(
    ['Home', 'About Us', 'What We Build', 'FAQ', 'Insights', 'Čeština'],
    { useInnerText: true },
  );
  const { label, products } = groupIn(page);
  await expect(products).toBeHidden();
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  await expect(products).toBeHidden();
  await label.click();
  await expect(products).toHaveAttribute('aria-current', 'page');
  await groupIn(page).group.getByRole('link', { name: 'Buttons for wet gloves' }).click();
  await expect(page).toHaveURL('/Insights/wet-gloves');
});

test('The group stays within the window, is as high as its links, and the keyboard leaves it closed', async ({
  page,
}) => {
  await open(page, '/');
  const { group, label, products } = groupIn(page);
  for (const width of [1120, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await label.click();
    for (const link of [products, ...(await group.getByRole('link').all())]) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    }
    await group.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(products).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'FAQ' })).toBeFocused();
  }
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the group opens, and its links lead to their pages', async ({ page }) => {
    await page.goto('/');
    const { label, products } = groupIn(page);
    await label.click();
    await products.click();
    await expect(page).toHaveURL('/Products');
    await expect(products).toBeHidden();
  });
});

test('On a phone, the group is a labeled list of the menu, and the menu has the language links at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
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

test('Old URLs lead to the pages that have replaced them', async ({ page }) => {
  for (const [old, now] of [
    ['/berths.php', '/Services'],
    ['/blog/gloves', '/Insights/wet-gloves'],
    ['/skippers', '/AboutUs'],
    ['/cs/skippers', '/cs/AboutUs'],
  ] as const) {
    await page.goto(old);
    await expect(page).toHaveURL(now);
  }
});

test('/Careers lists the opening that is not closed, whose page has what search engines ask for', async ({
  page,
  permit,
  request,
}) => {
  permit(...NOT_FOUND);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).toHaveURL('/Careers');
  const list = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(list).toHaveText(['Engineer for charts that work offline']);
  await list.getByRole('link').click();
  await expect(page).toHaveURL('/Careers/chart-engineer');
  const main = page.getByRole('main');
  await expect(main).toContainText('Apply untilAugust 31, 2036');
  await expect(main.getByText('This position is no longer open')).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const nodes = data.flatMap((text) => (JSON.parse(text) as { '@graph': object[] })['@graph']);
  expect(nodes).toContainEqual(
    expect.objectContaining({
      '@type': 'JobPosting',
      title: 'Engineer for charts that work offline',
      datePosted: '2026-11-02',
      validThrough: '2036-08-31T23:59:59Z',
      employmentType: 'FULL_TIME',
      jobLocation: [
        expect.objectContaining({
          address: expect.objectContaining({ addressLocality: 'Ålesund', addressCountry: 'NO' }),
        }),
      ],
    }),
  );
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/Careers/chart-engineer<');
  expect(sitemap).not.toContain('summer-intern');
  expect((await page.goto('/Careers/summer-intern'))?.status()).toBe(404);
});

test('After its last day, the page of an opening says that it is closed', async ({ page }) => {
  const note = page.getByText('This position is no longer open');
  await page.clock.setFixedTime('2036-08-31T23:00:00Z');
  await page.goto('/Careers/chart-engineer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.setFixedTime('2036-09-01T00:00:00Z');
  await page.goto('/Careers/chart-engineer');
  await expect(note).toBeVisible();
});

test('A page of the company shows a list of its own, with texts, numbers and a list in it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Harbors', exact: true }).click();
  await expect(page).toHaveURL('/Harbors');
  const harbors = page.getByRole('region', { name: 'Harbor by harbor' }).getByRole('listitem');
  await expect(harbors).toContainText(['Brosundet, Ålesund', 'Rasvåg', 'Loubí, Děčín']);
  await expect(harbors.first()).toContainText('Depths at the quay: 4.5, 6, 9 m');
  await expect(harbors.first()).toContainText('North (34), South (21)');
  await expect(harbors.last()).toContainText('Since 2024: Water levels, Locks');
});

test('Headings have a font of their own, corners are square, and edges are plain', async ({
  page,
}) => {
  await page.goto('/');
  const styleOf = (name: string, property: string, pseudo?: string) =>
    page
      .locator(name)
      .first()
      .evaluate((element, [key, part]) => getComputedStyle(element, part).getPropertyValue(key!), [
        property,
        pseudo,
      ] as const);
  expect(await styleOf('h1', 'font-family')).toMatch(/^headings, .*Stand-in for Headings/);
  expect(await styleOf('h2', 'font-family')).toMatch(/^headings, /);
  expect(await styleOf('body', 'font-family')).toMatch(/^sans, /);
  expect(await page.evaluate(() => document.fonts.check('600 20px headings'))).toBe(true);
  await expect(page.locator('body > link[rel=preload][as=font]')).toHaveCount(2);
  expect(await styleOf('main .btn', 'border-radius')).toBe('0px');
  expect(await styleOf('footer', 'height', '::before')).toBe('0px');
});
