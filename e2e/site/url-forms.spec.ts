import type { Page } from '@playwright/test';

import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const current = (page: Page) => page.getByRole('banner').locator('[aria-current="page"]');

/** A host that lowercases paths, as Netlify does with "Pretty URLs". */
const lowerCase = (page: Page) =>
  page.route('**/aboutus/', async (route) => {
    const url = new URL('/AboutUs', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });

test('The current link is marked on a host that lowercases paths', async ({ page }) => {
  await lowerCase(page);
  await open(page, '/aboutus/');
  await expect(current(page)).toHaveText('About Us');
});

test('The 404 page marks no current link, even if its URL is similar', async ({ page, permit }) => {
  permit(/^404 /, /^console Failed to load resource: .*404/);
  await open(page, '/ABOUTUS');
  await expect(page.getByRole('main').getByRole('link', { name: '/AboutUs' })).toBeVisible();
  await expect(current(page)).toHaveCount(0);
});
