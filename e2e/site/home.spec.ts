import type { Page } from '@playwright/test';

import { benefits } from '@/content/collections/benefits';
import { brands } from '@/content/collections/brands';
import { people } from '@/content/collections/people';
import { products } from '@/content/collections/products';
import { reasons } from '@/content/collections/reasons';
import { services } from '@/content/collections/services';
import { faqs } from '@/content/collections/faqs';
import { counters } from '@/content/collections/counters';
import { about } from '@/content/pages/AboutUs';
import { home } from '@/content/pages/home';
import { services as servicesPage } from '@/content/pages/Services';
import { mission, sections } from '@/content/sections';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { mockChat, at } from '@/e2e/support/site';
import { pathOf } from '@/lib/pages';
import { expect, test } from '@/e2e/support/test';

const SERVICES = services.map(({ title }) => title);
const NOTED = services.filter(({ note }) => note);

test('The hero and the floating link open the chat in a new tab, or the hero leads to the contact page, and the hero links to products and services', async ({
  page,
  permit,
}) => {
  await mockChat(page, permit);
  await page.goto('/');
  const hero = page.getByRole('region', { name: home.hero.headline });
  const links = [
    hero.getByRole('link', { name: `${home.hero.contact} ${shell.newTab}` }),
    page.getByRole('link', { name: shell.chat }),
  ];
  if (!site.chatUrl) {
    for (const link of links) await expect(link).toHaveCount(0);
    await hero.getByRole('link', { name: home.hero.contact }).click();
    await expect(page).toHaveURL(at.contact);
    await page.goBack();
  }
  for (const link of site.chatUrl ? links : []) {
    const tab = page.waitForEvent('popup');
    await link.click();
    const chat = await tab;
    await expect(chat).toHaveURL(site.chatUrl!);
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/');
  }

  const tiles = page.getByRole('navigation', { name: home.hero.boardLabel }).getByRole('link');
  if (home.hero.picture) {
    await expect(hero.getByRole('img', { name: home.hero.picture.alt })).toBeInViewport();
    // Neither in the markup nor in the stylesheet, which is in the page.
    expect(await page.content()).not.toMatch(/tile-(board|link|slice)|hung-tile/);
  } else await expect(tiles).toHaveCount(pathOf('products') ? Math.min(products.length, 12) : 0);
  if (pathOf('products') && !home.hero.picture) {
    const index = Math.min(6, products.length - 1);
    const { id, title } = products[index]!;
    await tiles.nth(index).click();
    await expect(page).toHaveURL(`${at.products}#product-${id}`);
    await expect(page.getByRole('article', { name: title })).toBeInViewport();
    await page.goBack();
  }
  await expect(hero.getByRole('link', { name: home.hero.learnMore })).toHaveCount(
    pathOf('services') ? 1 : 0,
  );
  const path = at.services;
  await hero.getByRole('link', { name: home.hero.learnMore }).click();
  await expect(page).toHaveURL(path);
});

/** Expects the page to show the mission, the reasons to choose the company, and the benefits. */
async function expectAbout(page: Page) {
  await expect(page.getByText(site.mission)).toBeVisible();
  const why = page.getByRole('region', { name: sections.why });
  await expect(why.getByRole('listitem')).toHaveCount(reasons.length);
  if (reasons.length > 0)
    await expect(why.getByRole('listitem')).toContainText(reasons.map(({ label }) => label));
  await expect(
    page.getByRole('region', { name: sections.benefits }).getByRole('heading', { level: 3 }),
  ).toHaveText(benefits.map(({ title }) => title));
}

test('The home page, /AboutUs and /Services show their sections, empty lists have none, and only /Services shows the notes of services', async ({
  page,
}) => {
  await page.goto('/');
  await expectAbout(page);
  const onHome = page.getByRole('region', { name: sections.services.heading, exact: true });
  await expect(onHome.getByRole('heading', { level: 3 })).toHaveText(SERVICES);
  for (const { note } of NOTED) await expect(page.getByText(note!)).toHaveCount(0);
  for (const [heading, list] of [
    [sections.why, reasons],
    [sections.benefits, benefits],
    [sections.services.heading, services],
    [home.whoWeAre, counters],
    [home.brands, brands],
    [sections.faq, faqs],
  ] as const)
    await expect(page.getByRole('region', { name: heading, exact: true })).toHaveCount(
      list.length > 0 ? 1 : 0,
    );
  const cards = page.getByRole('region', { name: home.brands }).getByRole('listitem');
  await expect(cards).toHaveCount(brands.length);
  for (const [index, { name }] of brands.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toContainText(name);
    const logo = card.getByRole('img', { name: home.brandLogo.replace('{name}', name) });
    await logo.scrollIntoViewIfNeeded();
    const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await expect(card.getByRole('paragraph').first()).toHaveText(/\S+/);
  }

  await page.goto(at.about);
  await expectAbout(page);
  const team = page.getByRole('region', { name: about.people, exact: true });
  await expect(team).toHaveCount(people.length > 0 ? 1 : 0);
  await expect(team.getByRole('listitem')).toHaveText(people.map(({ name }) => new RegExp(name)));
  const why = page.getByRole('region', { name: sections.why });
  const path = at.services;
  if (reasons.length > 0) {
    await why.getByRole('link', { name: mission.readMore }).click();
    await expect(page).toHaveURL(path);
  } else await page.goto(path);
  const listed = page.getByRole('region', { name: servicesPage.listHeading }).getByRole('listitem');
  await expect(listed.getByRole('heading', { level: 3 })).toHaveText(SERVICES);
  for (const { title, note } of NOTED)
    await expect(listed.filter({ hasText: title })).toContainText(note!);
});
