import path from 'node:path';

import { test, type Page } from '@playwright/test';

import { GALLERY_DIR } from '@/scripts/exports';
import { screens, widths } from '@/e2e/support/screens';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';
import { root } from '@/scripts/command';

/** Loads all lazy pictures, so that they appear in a full-page screenshot. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

test('The picture in README.md', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((key) => sessionStorage.setItem(key, 'true'), POPUP_FLAG_KEY);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await loadPictures(page);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(root, 'docs/home.jpg'), type: 'jpeg', quality: 80 });
});

// The screenshots are for visual review. No test compares them.
for (const { name, show, isPage = false, upTo = Infinity, fresh } of screens) {
  // The agreement is too long for a full-page screenshot.
  const fullPage = isPage && name !== 'Privacy-policy';
  for (const [width, height] of Object.entries(widths)) {
    if (Number(width) > upTo) continue;
    test(`${name} at ${width} px`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: Number(width), height },
        reducedMotion: 'reduce',
      });
      if (!fresh)
        await context.addInitScript((key) => sessionStorage.setItem(key, 'true'), POPUP_FLAG_KEY);
      const page = await context.newPage();
      await show(page);
      if (fullPage) await loadPictures(page);
      await page.screenshot({
        path: path.join(root, GALLERY_DIR, `${name}-${width}.jpg`),
        type: 'jpeg',
        quality: 80,
        fullPage,
      });
      await context.close();
    });
  }
}
