import { notFound } from '@/content/pages/not-found';
import { expectPage, islandsReady, NOT_FOUND, anyPage, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test('An unknown URL returns 404 and a page with links to the home page and to a similar route, if there is one', async ({
  page,
  permit,
}) => {
  permit(...NOT_FOUND);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(notFound.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([notFound.heading]);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await islandsReady(page);
  await expect(page.getByText(notFound.suggestion)).toHaveCount(0);
  const main = page.getByRole('main');
  const contact = main.getByRole('link', { name: notFound.contact });
  await expect(contact).toHaveAttribute('href', at.contact);
  await main.getByRole('link', { name: notFound.home }).click();
  await expect(page).toHaveURL('/');

  // Hosts redirect only the all-lowercase form of a route (scripts/policy/hosts.ts).
  expect((await page.goto(`${anyPage.toUpperCase()}/`))?.status()).toBe(404);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  const suggestion = page.getByRole('paragraph').filter({ hasText: notFound.suggestion });
  await suggestion.getByRole('link', { name: anyPage, exact: true }).click();
  await expectPage(page, anyPage);
});
