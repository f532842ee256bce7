/** Frames of others in the site of another company: a video in articles, and a page to pick a time. */
import type { Page } from '@playwright/test';

import { open } from '@/e2e/sample/support/page';
import { expect, test as base } from '@/e2e/sample/support/test';

const PLAYER = 'https://player.harbor-reel.example';
const DESK = 'https://tide-desk.example';

/** What both vendors answer. */
const body =
  '<title>Frame</title><button onclick="document.documentElement.requestFullscreen()">Full screen</button>';

const test = base.extend<{ asked: string[] }>({
  /** The URLs that the page has requested from the vendors. */
  asked: [
    async ({ context }, provide) => {
      const asked: string[] = [];
      for (const origin of [PLAYER, DESK])
        await context.route(`${origin}/**`, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body });
        });
      await provide(asked);
    },
    { auto: true },
  ],
});

test.use({
  answered: { isAnswered: (url) => [PLAYER, DESK].includes(new URL(url).origin) },
});

const play = (page: Page) =>
  page.getByRole('link', { name: 'Play the video Four attempts in the rain' });
const video = (page: Page) => page.getByTitle('Four attempts in the rain');
/** The place of what follows the video. */
const below = (page: Page) => page.getByRole('heading', { name: 'What we changed' }).boundingBox();

test('A video in an article is a card that contacts nobody, and Enter plays it in the same place', async ({
  page,
  asked,
}) => {
  await open(page, '/Insights/wet-gloves');
  const figure = page.getByRole('figure').filter({ hasText: 'Harbor Reel' });
  await expect(figure).toContainText('A click loads this from Harbor Reel');
  await figure.scrollIntoViewIfNeeded();
  const before = await below(page);
  expect((await play(page).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(asked).toEqual([]);
  await play(page).press('Enter');
  await expect(video(page)).toBeFocused();
  await expect(video(page).contentFrame().getByRole('button')).toBeVisible();
  expect(asked).toEqual([`${PLAYER}/7?autoplay=1`]);
  expect(await below(page)).toEqual(before);
  const { width, height } = (await video(page).boundingBox())!;
  expect(width / height).toBeCloseTo(16 / 9, 1);
  // The keyboard goes on in its frame, and has full screen there.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const element = () => page.evaluate(() => document.fullscreenElement?.tagName);
  await expect.poll(element).toBe('IFRAME');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a video is a link to the page of the vendor, as in the feed', async ({ page, request }) => {
    await page.goto('/Insights/wet-gloves');
    await expect(play(page)).toHaveAttribute('href', 'https://harbor-reel.example/v/7');
    await expect(page.locator('iframe')).toHaveCount(0);
    const feed = await (await request.get('/feed.xml')).text();
    expect(feed).toContain(
      '<a href="https://harbor-reel.example/v/7">Four attempts in the rain</a>',
    );
  });
});
