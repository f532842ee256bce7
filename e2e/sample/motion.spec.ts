/** Motion that lasts more than five seconds can be stopped (WCAG 2.2, 2.2.2). */
import type { Page } from '@playwright/test';

import { counters, startCounters } from '@/e2e/sample/support/counters';
import { islandsReady, MOVING, open, openStopped } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop motion' });

test('The counters stay at 0 until they are in view, and then count up to 500+ happy clients and 50+ team members for ten seconds, unless the button next to them stops them, which stays as long as it has focus', async ({
  page,
}) => {
  await openStopped(page, '/');
  const band = page.getByRole('region', { name: 'Who we are' });
  const counting = band.locator('[data-counting]');
  await page.clock.runFor(20_000);
  await expect(counters(page)).toHaveText(['0+', '0+']);
  await expect(stopButton(page)).toBeHidden();
  await startCounters(page);
  // Assistive technology gets the final values even before the animation.
  await expect(band.getByRole('term')).toHaveText(['Happy Clients', 'Team Members']);
  await expect(band.getByRole('definition').locator('.sr-only')).toHaveText(['500+', '50+']);
  await page.clock.runFor(5000);
  await expect(counters(page)).toHaveText([/^2[345]\d\+$/, /^2[456]\+$/]);
  await page.clock.runFor(4800);
  // A small number may round to its final value before the end.
  await expect(counting).toHaveCount(2);
  await page.clock.runFor(300);
  await expect(counting).toHaveCount(0);
  await expect(counters(page)).toHaveText(['500+', '50+']);
  await expect(stopButton(page)).toBeHidden();

  await page.reload();
  await islandsReady(page);
  await startCounters(page);
  await page.clock.runFor(1000);
  await expect(stopButton(page)).toBeInViewport({ ratio: 1 });
  await stopButton(page).press('Enter');
  await expect(counters(page)).toHaveText(['500+', '50+']);
  const stopped = page.getByRole('button', { name: 'Motion stopped' });
  await expect(stopped).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(stopped).toBeHidden();
});

/** Its CSS animations. */
const drawn = (page: Page) =>
  page
    .getByRole('main')
    .locator('svg, svg *')
    .evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part).animationName).filter((name) => name !== 'none'),
    );

test('/thank-you shows an animated check mark, 20 pieces of confetti, each of which falls once, until a button stops them, what happens next and a link to the home page @engines', async ({
  page,
}) => {
  // Any twenty values in a row are those of the twenty pieces.
  await page.addInitScript(() => {
    let calls = 0;
    Math.random = () => (calls++ % 20) / 19;
  });
  await open(page, '/thank-you');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - heading "Thank You!" [level=1]
    - paragraph: Your form has been submitted successfully
    - paragraph: We appreciate your submission and will get back to you shortly.
    - link "Return Home"
    - region "What happens next":
      - list:
        - listitem
        - listitem
        - listitem
  `);
  expect((await drawn(page)).length).toBeGreaterThan(0);

  const confetti = page.locator('.confetti[aria-hidden="true"]');
  await expect(confetti).toHaveAttribute('data-ready');
  // On a slow machine, all pieces could fall before the click.
  await confetti.evaluate((box) =>
    box.getAnimations({ subtree: true }).forEach((animation) => animation.pause()),
  );
  await expect(confetti).toHaveCSS('pointer-events', 'none');
  const pieces = confetti.locator('> span');
  const delays = await pieces.evaluateAll((all) =>
    all.map((piece) => parseFloat(getComputedStyle(piece).animationDelay)),
  );
  expect([Math.min(...delays), Math.max(...delays)]).toEqual([0, 5]);
  expect(delays).toHaveLength(20);
  const falling = () =>
    confetti.evaluate((box) =>
      box
        .getAnimations({ subtree: true })
        .map((animation) => animation.effect!.getComputedTiming().iterations),
    );
  expect(new Set(await falling())).toEqual(new Set([1]));
  await stopButton(page).click();
  expect(await falling()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pieces.first()).toBeHidden();
  expect(await drawn(page)).toEqual([]);
  await main.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});
