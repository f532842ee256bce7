/** Tests pages whose font and pictures fail to load. */
import type { Page } from '@playwright/test';
import { pathsOf } from '@/e2e/support/site';

import { expect, test } from '@/e2e/support/test';

// Turn scripts off: without scripts, browsers load lazy pictures immediately.
test.use({ javaScriptEnabled: false });

/**
 * The alt text, position and height of each picture, on a phone and on a desktop. Omits the width,
 * because the width of a logo depends on whether its file has loaded.
 */
async function pictures(page: Page) {
  const seen = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const all = await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { x, y, height } = image.getBoundingClientRect();
        return { name: image.alt, box: [x, y, height].map(Math.round) };
      }),
    );
    seen.push(...all.map((each) => ({ ...each, width })));
  }
  return seen;
}

test('If the font and the pictures fail to load, pages still reserve space for the pictures', async ({
  page,
  permit,
}) => {
  permit(/^(failed|console) .*net::ERR_FAILED/);
  let failing = /\.woff2$/;
  await page.route(/\.(woff2|webp|jpg|png|svg)$/, (route) =>
    failing.test(route.request().url()) ? route.abort() : route.continue(),
  );
  for (const path of pathsOf('home', 'products', 'contact')) {
    failing = /\.woff2$/;
    await page.goto(path);
    const complete = await pictures(page);
    failing = /./;
    await page.reload();
    expect(await pictures(page)).toEqual(complete);
    expect(complete.length).toBeGreaterThan(1);
    const broken = () =>
      page
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images.every(({ complete, naturalWidth }) => complete && naturalWidth === 0),
        );
    // Poll, because the browser requests other picture files after the window width has changed.
    await expect.poll(broken).toBe(true);
  }
});
