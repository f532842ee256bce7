/**
 * Files other than scripts that fail to load: the font, pictures, the data of the next page.
 * deploy.spec.ts tests invalid data.
 */
import type { Page } from '@playwright/test';

import { mainLinks } from '@/content/navigation';
import { expectPageComplete } from '@/e2e/support/expectPageComplete';
import { countDocuments } from '@/e2e/support/deploy';
import { expectPage, follow, islandsReady, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const FONT = '**/*.woff2';
const PICTURES = /\.(avif|webp|jpg|png|svg)$/;
const FAILED = /^(failed|console) .*net::ERR_FAILED/;

test('No stylesheet is requested, after hydration or on navigation', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  for (const { label, href } of mainLinks.slice(1)) {
    await follow(page, label);
    await expectPage(page, href);
  }
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(5);
  expect(asked.filter((path) => path.endsWith('.css'))).toEqual([]);
});

test('Without the font, all texts are shown', async ({ page, permit }) => {
  permit(FAILED);
  await page.route(FONT, (route) => route.abort());
  await open(page, '/');
  await expectPageComplete(page, '/');
});

test.describe('Without pictures', () => {
  // Without scripts, browsers load lazy pictures at once.
  test.use({ javaScriptEnabled: false });

  /** Name and box of each picture, on a phone and on a desktop. Logos keep their natural width. */
  async function pictures(page: Page) {
    const seen = [];
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const all = await page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => {
          const { x, y, height } = image.getBoundingClientRect();
          return { name: image.alt, place: [x, y, height].map(Math.round) };
        }),
      );
      seen.push(...all.map((each) => ({ ...each, width })));
    }
    return seen;
  }

  for (const path of ['/', '/AboutUs', '/Services', '/Products', '/FAQ', '/ContactUs'] as const) {
    test(`${path} reserves their space and shows their alternative texts`, async ({
      page,
      permit,
    }) => {
      permit(FAILED);
      // The font may load on one visit and not on the other, which would change line breaks.
      await page.route(FONT, (route) => route.abort());
      await page.goto(path);
      const whole = await pictures(page);
      await page.route(PICTURES, (route) => route.abort());
      await page.reload();
      expect(await pictures(page)).toEqual(whole);
      expect(whole.length).toBeGreaterThan(1);
      const broken = () =>
        page
          .locator('img')
          .evaluateAll((images: HTMLImageElement[]) =>
            images.every(({ complete, naturalWidth }) => complete && naturalWidth === 0),
          );
      // A window of another size requests other files.
      await expect.poll(broken).toBe(true);
    });
  }
});

test('A link whose page data fails to load leads to its page with a full page load', async ({
  page,
  permit,
}) => {
  permit(FAILED, /^console Failed to fetch RSC payload/);
  await page.route(/\.txt(\?|$)/, (route) => route.abort());
  const documents = countDocuments(page);
  await open(page, '/');
  for (const { label, href } of mainLinks.slice(1)) {
    await follow(page, label);
    await expectPage(page, href);
    await islandsReady(page);
  }
  expect(documents).toEqual(mainLinks.map(({ href }) => href));
});
