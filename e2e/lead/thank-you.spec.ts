import { MOVING } from '@/e2e/support/motion';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

const CHIPS = '.confetti > span';

test('The page thanks and leads home', async ({ page }) => {
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

test('A checkmark is drawn', async ({ page }) => {
  await open(page, '/thank-you');
  const animations = await page
    .getByRole('main')
    .locator('svg, svg *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationName));
  expect(animations.filter((name) => name !== 'none').length).toBeGreaterThan(0);
});

test('Twenty chips in every glaze fall, each after its own delay of up to five seconds', async ({
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

test('The chips are decoration: hidden from assistive technology, never in the way', async ({
  page,
}) => {
  await open(page, '/thank-you');
  const box = page.locator('.confetti[aria-hidden="true"]');
  await expect(box).toHaveCSS('pointer-events', 'none');
});

test.describe('For a visitor who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing falls and the checkmark stands', async ({ page }) => {
    await open(page, '/thank-you');
    for (const piece of await page.locator(CHIPS).all()) await expect(piece).toBeHidden();
    const animations = await page
      .getByRole('main')
      .locator('svg, svg *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationName));
    expect(new Set(animations)).toEqual(new Set(['none']));
  });
});
