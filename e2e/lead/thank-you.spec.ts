import { MOVING } from '@/e2e/support/motion';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

const CHIPS = '.confetti > span';

test('The page shows its texts and links to the home page', async ({ page }) => {
  await open(page, '/thank-you');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
  await expect(main.getByRole('paragraph')).toHaveText([
    'Your form has been submitted successfully',
    'We appreciate your submission and will get back to you shortly.',
  ]);
  await main.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/');
});

test('The check mark is animated', async ({ page }) => {
  await open(page, '/thank-you');
  const animations = await page
    .getByRole('main')
    .locator('svg, svg *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationName));
  expect(animations.filter((name) => name !== 'none').length).toBeGreaterThan(0);
});

test('Twenty pieces of confetti in all colors fall, with random delays of up to five seconds', async ({
  page,
}) => {
  await open(page, '/thank-you');
  await expect(page.locator(CHIPS)).toHaveCount(20);
  const delays = await page
    .locator(CHIPS)
    .evaluateAll((pieces) =>
      pieces.map((piece) => parseFloat(getComputedStyle(piece).animationDelay)),
    );
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...delays)).toBeLessThanOrEqual(5);
  expect(new Set(delays).size).toBeGreaterThan(10);
  const glazes = await page
    .locator(CHIPS)
    .evaluateAll((pieces) =>
      pieces.map((piece) => getComputedStyle(piece).getPropertyValue('--chip')),
    );
  expect(new Set(glazes).size).toBe(8);
  await expect(page.locator(CHIPS).first()).not.toHaveCSS('animation-name', 'none');
});

test('The confetti is hidden from assistive technology and does not block clicks', async ({
  page,
}) => {
  await open(page, '/thank-you');
  const box = page.locator('.confetti[aria-hidden="true"]');
  await expect(box).toHaveCSS('pointer-events', 'none');
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no confetti falls and the check mark is complete', async ({ page }) => {
    await open(page, '/thank-you');
    for (const piece of await page.locator(CHIPS).all()) await expect(piece).toBeHidden();
    const animations = await page
      .getByRole('main')
      .locator('svg, svg *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationName));
    expect(new Set(animations)).toEqual(new Set(['none']));
  });
});
