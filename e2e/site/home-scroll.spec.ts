/** The home page keeps its height and its scroll position. */
import type { Page } from '@playwright/test';

import { MOVING } from '@/e2e/support/motion';
import { scrollDown, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [360, 768, 1440, 2560]) {
  test(`At ${width} px, the height of the page does not change on scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const expected = await pageHeight(page);
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await frame();
        await frame();
      }
    });
    expect(await pageHeight(page)).toBe(expected);
  });
}

test('A reload restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await scrollDown(page, 3000);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(3000);
});

test.describe('With animations', () => {
  test.use(MOVING);

  test('a link at the bottom of a page leads to the top of the next page', async ({ page }) => {
    await page.goto('/Privacy-policy');
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    await scrollDown(page, 12_000);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});
