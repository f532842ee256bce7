import type { Page } from '@playwright/test';
import { thankYou } from '@/content/pages/thank-you';

import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { MOVING } from '@/e2e/support/motion';
import { open, at, islandsReady } from '@/e2e/support/site';
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

test('In a frame of another site that it may not leave, /thank-you works', async ({
  page,
  permit,
  baseURL,
}) => {
  const elsewhere = `${baseURL!.replace('127.0.0.1', 'localhost')}/frame`;
  permit(new RegExp(`^foreign ${elsewhere}`), /^console Unsafe attempt to initiate navigation/);
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}${at.thankYou}" width="900" height="600"></iframe>`,
    }),
  );
  // Some hosts send no headers, so any site may show the page in a frame.
  await page.route(`**${at.thankYou}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  await page.goto(elsewhere);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(thankYou.heading);
  await islandsReady(page.frames()[1]!);
  await expect(page).toHaveURL(elsewhere);
});

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
