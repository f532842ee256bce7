import type { Page } from '@playwright/test';

import { home } from '@/content/pages/home';
import { MOVING } from '@/e2e/support/motion';
import { canonicalPaths, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const running = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => String(animation.id || animation)),
  );

test('With reduced motion, nothing is animated on scroll, hover or focus', async ({ page }) => {
  for (const path of canonicalPaths) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await page.getByRole('main').locator('a:visible, button:visible').last().hover();
    await page.keyboard.press('Tab');
    expect(await running(page), path).toEqual([]);
  }
});

test.describe('Without reduced motion', () => {
  test.use(MOVING);

  test('the thank-you page is animated', async ({ page }) => {
    await page.goto('/thank-you');
    await expect.poll(async () => (await running(page)).length).toBeGreaterThan(0);
  });
});

test('The first screen of a phone shows the headline and both actions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  for (const target of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').getByRole('link', { name: home.hero.contact }),
    page.getByRole('link', { name: home.hero.learnMore }),
  ])
    await expect(target).toBeInViewport({ ratio: 1 });
});
