import { benefits } from '@/content/collections/benefits';
import { brands } from '@/content/collections/brands';
import { products } from '@/content/collections/products';
import { reasons } from '@/content/collections/reasons';
import { services } from '@/content/collections/services';
import { home } from '@/content/pages/home';
import { services as servicesPage } from '@/content/pages/Services';
import { routes } from '@/content/routes';
import { mission, sections } from '@/content/sections';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { CHAT_REQUEST, standInForChat } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const NOTES = services.flatMap((service) => ('note' in service ? [service.note] : []));

test('The hero and the floating link open the chat in a new tab', async ({ page, permit }) => {
  permit(CHAT_REQUEST);
  await standInForChat(page);
  await page.goto('/');
  const hero = page.getByRole('region', { name: home.hero.headline });
  for (const link of [
    hero.getByRole('link', { name: `${home.hero.contact} ${shell.newTab}` }),
    page.getByRole('link', { name: shell.chat }),
  ]) {
    const tab = page.waitForEvent('popup');
    await link.click();
    const chat = await tab;
    await expect(chat).toHaveURL(site.chatUrl);
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/');
  }
});

test('The hero links to /Services, and each tile to its product', async ({ page }) => {
  await page.goto('/');
  const tiles = page.getByRole('navigation', { name: home.hero.boardLabel }).getByRole('link');
  await expect(tiles).toHaveCount(products.length);
  const { id, title } = products[6]!;
  await tiles.nth(6).click();
  await expect(page).toHaveURL(`/Products#product-${id}`);
  await expect(page.getByRole('article', { name: title })).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: home.hero.learnMore }).click();
  await expect(page).toHaveURL('/Services');
});

for (const path of ['/', '/AboutUs'])
  test(`${path} shows the mission, the reasons and the benefits`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(site.mission)).toBeVisible();
    const why = page.getByRole('region', { name: sections.why });
    const labels = reasons.map(({ label }) => label);
    await expect(why.getByRole('listitem')).toContainText(labels);
    await expect(why.getByRole('listitem')).toHaveCount(labels.length);
    await expect(
      page.getByRole('region', { name: sections.benefits }).getByRole('heading', { level: 3 }),
    ).toHaveText(benefits.map(({ title }) => title));
    await why.getByRole('link', { name: mission.readMore }).click();
    await expect(page).toHaveURL('/Services');
  });

test('/Services shows the services of the home page and the note on gaming', async ({ page }) => {
  const titles = services.map(({ title }) => title);
  await page.goto('/');
  const onHome = page.getByRole('region', { name: sections.services.heading, exact: true });
  await expect(onHome.getByRole('heading', { level: 3 })).toHaveText(titles);
  expect(NOTES).toHaveLength(1);
  await expect(page.getByText(NOTES[0]!)).toHaveCount(0);

  await page.goto('/Services');
  const cards = page.getByRole('region', { name: servicesPage.listHeading }).getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(titles);
  const noted = services.filter((service) => 'note' in service).map(({ title }) => title);
  await expect(cards.filter({ hasText: NOTES[0] }).getByRole('heading')).toHaveText(noted);
});

test('Each brand has a logo, a name and a sentence', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('region', { name: home.brands }).getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(brands.map(({ name }) => name));
  for (const card of await cards.all()) {
    const name = await card.getByRole('heading', { level: 3 }).innerText();
    const logo = card.getByRole('img', { name: `${name} logo` });
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(card.getByRole('paragraph')).toHaveText(/\S+/);
  }
});

test('A breadcrumb shows the current page and links to the home page', async ({ page }) => {
  for (const { path, name } of routes.filter(
    ({ path }) => !/^\/(ContactUs|thank-you)?$/.test(path),
  )) {
    await page.goto(path);
    const breadcrumb = page.getByRole('navigation', { name: shell.breadcrumbLabel });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', name]);
    await breadcrumb.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  }
});
