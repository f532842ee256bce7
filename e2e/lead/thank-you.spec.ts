import type { Page } from '@playwright/test';
import { thankYou } from '@/content/pages/thank-you';

import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { MOVING } from '@/e2e/support/motion';
import { open, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { CONFETTI_MAX_DELAY_S, CONFETTI_PIECES } from '@/lib/confetti';

test.use(MOVING);

/** The names of the check mark's CSS animations. */
const drawn = (page: Page) =>
  page
    .getByRole('main')
    .locator('svg, svg *')
    .evaluateAll((parts) =>
      parts.map((part) => getComputedStyle(part).animationName).filter((name) => name !== 'none'),
    );

test('/thank-you shows its text, an animated check mark, the confetti and a link to the home page', async ({
  page,
}) => {
  await open(page, at.thankYou);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(thankYou.heading);
  await expect(main.getByRole('heading', { level: 1 }).locator('~ p')).toHaveText(thankYou.lines);
  const { heading, steps } = sections.next;
  // Without steps, there is no section, but there are the contact links.
  const next = steps.length > 0 ? page.getByRole('region', { name: heading }) : main;
  await expect(next.getByRole('heading', { level: 3 })).toHaveText(steps.map(({ title }) => title));
  for (const href of [`mailto:${site.email}`, `tel:${site.phone.e164}`])
    await expect(next.locator(`a[href^="${href}"]`)).toBeVisible();
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
  expect(looks).toHaveLength(CONFETTI_PIECES);
  const delays = looks.map(({ delay }) => delay);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...delays)).toBeLessThanOrEqual(CONFETTI_MAX_DELAY_S);
  expect(new Set(delays).size).toBeGreaterThan(10);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(8);
  expect(looks.every(({ moves }) => moves)).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pieces.first()).toBeHidden();
  expect(await drawn(page)).toEqual([]);
  await main.getByRole('link', { name: thankYou.home }).click();
  await expect(page).toHaveURL('/');
});
