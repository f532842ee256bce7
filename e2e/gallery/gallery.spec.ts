import path from 'node:path';

import { test, type Page } from '@playwright/test';

import { screens, widths } from '@/e2e/gallery/screens';
import { GALLERY_DIR } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';
import { POPUP_FLAG_KEY } from '@/lib/popup';

/** Brings every lazy picture in, so that a picture of the whole page shows them. */
const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

// Kept for people to leaf through, not as a gate: nothing here compares pixels.
for (const { name, show, window: windowOnly, upTo = Infinity, fresh } of screens) {
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
      if (!windowOnly) await loadPictures(page);
      await page.screenshot({
        path: path.join(root, GALLERY_DIR, `${name}-${width}.jpg`),
        type: 'jpeg',
        quality: 80,
        fullPage: !windowOnly,
      });
      await context.close();
    });
  }
}
