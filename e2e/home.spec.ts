import { site } from '@/content/site';
import { CHAT_REQUEST, HEADINGS, open, standInForChat } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const REASONS = [
  'Custom Solutions',
  'In-House Development',
  'Latest Technologies',
  'Comprehensive Testing',
  'Timely Delivery',
  'Dedicated Support',
  'Expert Team',
];
const BENEFITS = [
  'Partner With Us',
  'Tension Free Business',
  'Your Data is Safe With Us',
  'Get Genuine Suggestions',
];
const SERVICES = ['Blockchain', 'Web', 'Software', 'Application', 'Gaming', 'Metaverse'].map(
  (kind) => `${kind} Development`,
);
const GAMING_NOTE = '(Only for foreign clients)';

test.describe('The hero', () => {
  test('opens the chat in a new tab', async ({ page, permit }) => {
    permit(CHAT_REQUEST);
    await standInForChat(page);
    await open(page, '/');
    const tab = page.waitForEvent('popup');
    await page
      .getByRole('region', { name: HEADINGS['/'] })
      .getByRole('link', { name: 'Contact Us (opens in a new tab)' })
      .click();
    const chat = await tab;
    await expect(chat).toHaveURL(site.chatUrl);
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/');
  });

  test('leads on to the services', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: /^learn more\b/i }).click();
    await expect(page).toHaveURL('/Services');
  });

  test('leads from each of its twelve tiles to that product', async ({ page }) => {
    await open(page, '/');
    const tiles = page.getByRole('list', { name: 'Twelve products we build' }).getByRole('link');
    await expect(tiles).toHaveCount(12);
    await tiles.nth(6).click();
    await expect(page).toHaveURL('/Products#product-7');
    await expect(page.getByRole('article', { name: 'HRMS Software Development' })).toBeInViewport();
  });
});

test('The floating icon opens the chat in a new tab', async ({ page, permit }) => {
  permit(CHAT_REQUEST);
  await standInForChat(page);
  await open(page, '/');
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Chat with us (opens in a new tab)' }).click();
  await expect(await tab).toHaveURL(site.chatUrl);
});

for (const path of ['/', '/AboutUs']) {
  test(`${path} gives the mission, seven reasons and four benefits`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText(site.mission)).toBeVisible();
    const why = page.getByRole('region', { name: 'Why Choose Us' });
    const items = why.getByRole('listitem');
    // The eighth cell of the grid leads on.
    await expect(items).toContainText([...REASONS, 'Read More']);
    await expect(items).toHaveCount(REASONS.length + 1);
    const benefits = page.getByRole('region', { name: 'What you get when you work with us' });
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText(BENEFITS);
    await why.getByRole('link', { name: 'Read More' }).click();
    await expect(page).toHaveURL('/Services');
  });
}

test('The home page shows six services, without the remark on gaming', async ({ page }) => {
  await open(page, '/');
  const services = page.getByRole('region', { name: 'Services', exact: true });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText(SERVICES);
  await expect(page.getByText(GAMING_NOTE)).toHaveCount(0);
});

test('The services page shows the same six and the remark on gaming', async ({ page }) => {
  await open(page, '/Services');
  const cards = page.getByRole('region', { name: 'What we build' }).getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(SERVICES);
  const remarked = cards.filter({ hasText: GAMING_NOTE });
  await expect(remarked.getByRole('heading')).toHaveText(['Gaming Development']);
});

test('Six brands have a logo, a name and a sentence', async ({ page }) => {
  await open(page, '/');
  const brands = page.getByRole('region', { name: 'Brands We Have Worked With' });
  await expect(brands.getByRole('listitem')).toHaveCount(6);
  for (const brand of await brands.getByRole('listitem').all()) {
    const name = await brand.getByRole('heading', { level: 3 }).innerText();
    const logo = brand.getByRole('img', { name: `${name} logo` });
    await logo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expect(brand.getByRole('paragraph')).toHaveText(/\S+/);
  }
});

for (const [path, name] of [
  ['/Services', 'Services'],
  ['/AboutUs', 'About us'],
] as const) {
  test(`${path} has a breadcrumb that leads home`, async ({ page }) => {
    await open(page, path);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', name]);
    await breadcrumb.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
