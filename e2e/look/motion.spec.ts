import type { Page } from '@playwright/test';

import { MOVING } from '@/e2e/support/motion';
import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ visitor: 'returning' });

const running = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => String(animation.id || animation)),
  );

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of paths)
    test(`nothing moves on ${path}, scrolled, hovered or focused`, async ({ page }) => {
      await open(page, path);
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
      await page.getByRole('main').locator('a:visible, button:visible').last().hover();
      await page.keyboard.press('Tab');
      expect(await running(page)).toEqual([]);
    });
});

test.describe('without the wish', () => {
  test.use(MOVING);

  test('the thank-you page does move', async ({ page }) => {
    await open(page, '/thank-you');
    expect((await running(page)).length).toBeGreaterThan(0);
  });
});

test('the first screen of a phone shows the headline and both actions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/');
  for (const target of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').getByRole('link', { name: /^Contact Us/ }),
    page.getByRole('link', { name: 'Learn more' }),
  ])
    await expect(target).toBeInViewport({ ratio: 1 });
});
