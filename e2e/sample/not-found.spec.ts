import { expectPage, islandsReady, NOT_FOUND } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

test('An unknown URL returns 404 and a page with links to the home page and to a similar route, if there is one', async ({
  page,
  permit,
}) => {
  permit(...NOT_FOUND);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Brightkiln: page not found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cracked in the kiln');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await islandsReady(page);
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  const main = page.getByRole('main');
  const contact = main.getByRole('link', { name: 'Tell us what you were looking for' });
  await expect(contact).toHaveAttribute('href', '/ContactUs');
  await main.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');

  // Hosts redirect only the all-lowercase form of a route (scripts/policy/hosts.ts).
  expect((await page.goto('/ABOUTUS/'))?.status()).toBe(404);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  const suggestion = page.getByRole('paragraph').filter({ hasText: 'Did you mean' });
  await suggestion.getByRole('link', { name: '/AboutUs', exact: true }).click();
  await expectPage(page, '/AboutUs', 'About us');
});
