import type { Page } from '@playwright/test';

import { MOVING } from '@/e2e/support/motion';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

/** The names of the check mark's CSS animations. */
const drawn = (page: Page) =>
  page
    .getByRole('main')
    .locator('svg, svg *')
    .evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part).animationName).filter((name) => name !== 'none'),
    );

test('/thank-you shows its text, an animated check mark, twenty pieces of confetti and a link to the home page', async ({
  page,
}) => {
  await open(page, '/thank-you');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
  await expect(main.getByRole('paragraph')).toHaveText([
    'Your form has been submitted successfully',
    'We appreciate your submission and will get back to you shortly.',
  ]);
  expect((await drawn(page)).length).toBeGreaterThan(0);

  const confetti = page.locator('.confetti[aria-hidden="true"]');
  await expect(confetti).toHaveCSS('pointer-events', 'none');
  const pieces = confetti.locator('> span');
  const looks = await pieces.evaluateAll((all) =>
    all.map((piece) => {
      const style = getComputedStyle(piece);
      return {
        delay: parseFloat(style.animationDelay),
        color: style.getPropertyValue('--chip'),
        moves: style.animationName !== 'none',
      };
    }),
  );
  expect(looks).toHaveLength(20);
  const delays = looks.map(({ delay }) => delay);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...delays)).toBeLessThanOrEqual(5);
  expect(new Set(delays).size).toBeGreaterThan(10);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(8);
  expect(looks.every(({ moves }) => moves)).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pieces.first()).toBeHidden();
  expect(await drawn(page)).toEqual([]);
  await main.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});
