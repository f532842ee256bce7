import type { Page } from '@playwright/test';

import { islandsReady, MOVING, open } from '@/e2e/sample/support/page';
import { layoutOf, stopButton, stoppedButton } from '@/e2e/sample/support/motion';
import { expect, test } from '@/e2e/sample/support/test';

test.use(MOVING);

/** The names of the check mark's CSS animations. */
const drawn = (page: Page) =>
  page
    .getByRole('main')
    .locator('svg, svg *')
    .evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part).animationName).filter((name) => name !== 'none'),
    );

test('/thank-you shows its text, an animated check mark, 20 pieces of confetti, what happens next and a link to the home page @engines', async ({
  page,
}) => {
  await open(page, '/thank-you');
  const main = page.getByRole('main');
  const next = page.getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(next.getByRole('link', { name: 'hello@brightkiln.example' })).toBeVisible();
  expect((await drawn(page)).length).toBeGreaterThan(0);

  const confetti = page.locator('.confetti[aria-hidden="true"]');
  await expect(confetti).toHaveCSS('pointer-events', 'none');
  const pieces = confetti.locator('> span');
  const delays = await pieces.evaluateAll((all) =>
    all.map((piece) => parseFloat(getComputedStyle(piece).animationDelay)),
  );
  expect(delays).toHaveLength(20);
  expect(Math.max(...delays)).toBeLessThanOrEqual(5);
  expect(new Set(delays).size).toBeGreaterThan(10);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pieces.first()).toBeHidden();
  expect(await drawn(page)).toEqual([]);
  await main.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('Each piece of confetti falls once, and a button stops all of them', async ({ page }) => {
  await open(page, '/thank-you');
  const confetti = page.locator('.confetti');
  const falling = () =>
    confetti.evaluate((box) =>
      box
        .getAnimations({ subtree: true })
        .map((animation) => animation.effect!.getComputedTiming().iterations),
    );
  await expect(confetti).toHaveAttribute('data-ready');
  expect(new Set(await falling())).toEqual(new Set([1]));
  const before = await layoutOf(page);
  await stopButton(page).click();
  expect(await falling()).toEqual([]);
  await expect(confetti.locator('> span').first()).toHaveCSS('opacity', '0');
  await stoppedButton(page).blur();
  await expect(stoppedButton(page)).toBeHidden();
  expect(await layoutOf(page)).toEqual(before);

  await page.reload();
  await expect(stopButton(page)).toBeVisible();
  await confetti.evaluate((box) => {
    for (const animation of box.getAnimations({ subtree: true })) animation.finish();
  });
  await expect(stopButton(page)).toBeHidden();
});

test('In a frame of another site that it may not leave, /thank-you works', async ({
  page,
  permit,
  baseURL,
}) => {
  const elsewhere = `${baseURL!.replace('127.0.0.1', 'localhost')}frame`;
  permit(new RegExp(`^foreign ${elsewhere}`), /^console Unsafe attempt to initiate navigation/);
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}thank-you" width="900" height="600"></iframe>`,
    }),
  );
  // Some hosts send no headers, so any site may show the page in a frame.
  await page.route('**/thank-you', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  await page.goto(elsewhere);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Thank You!');
  await islandsReady(page.frames()[1]!);
  await expect(page).toHaveURL(elsewhere);
});
