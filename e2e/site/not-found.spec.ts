import { notFound } from '@/content/pages/not-found';
import { islandsReady, NOT_FOUND } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

/** Hosts redirect only the lowercase form (scripts/policy/redirects.ts). */
const ALMOST = {
  '/aboutus.html': '/AboutUs',
  '/ABOUTUS/': '/AboutUs',
  '/thank-you/index.htm': '/thank-you',
};

test.beforeEach(({ permit }) => permit(...NOT_FOUND));

test('An unknown URL returns 404 and a page with links to the site', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(notFound.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([notFound.heading]);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await islandsReady(page);
  await expect(page.getByText(notFound.suggestion)).toHaveCount(0);
  const main = page.getByRole('main');
  const contact = main.getByRole('link', { name: notFound.contact });
  await expect(contact).toHaveAttribute('href', '/ContactUs');
  await main.getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL('/');
});

for (const [asked, meant] of Object.entries(ALMOST))
  test(`${asked} suggests ${meant}`, async ({ page }) => {
    const response = await page.goto(asked);
    expect(response?.status()).toBe(404);
    const suggestion = page.getByRole('paragraph').filter({ hasText: notFound.suggestion });
    await suggestion.getByRole('link', { name: meant, exact: true }).click();
    await expect(page).toHaveURL(meant);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound.heading);
  });
