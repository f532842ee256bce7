import type { Page } from '@playwright/test';

import { callToAction, mainLinks } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/navbar';

const bar = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => bar(page).getByRole('navigation', { name: shell.mainNavLabel });

const background = (page: Page) =>
  bar(page).evaluate((element) => {
    const { opacity, backgroundImage } = getComputedStyle(element, '::before');
    return { opacity: Number(opacity), image: backgroundImage };
  });

/** Scrolls instantly, and waits until the background has faded. */
async function expectOpacityAt(page: Page, top: number, opacity: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(async () => (await background(page)).opacity).toBe(opacity);
}

test('The navigation bar contains the logo, six links and the call to action', async ({ page }) => {
  await page.goto('/Services');
  await expect(nav(page).getByRole('listitem')).toHaveText(mainLinks.map(({ label }) => label));
  const links = [...mainLinks, callToAction];
  for (const { label, href } of links)
    await expect(nav(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
  await expect(nav(page).getByRole('link')).toHaveCount(links.length);
  await nav(page).getByRole('link', { name: callToAction.label }).click();
  await expect(page).toHaveURL(callToAction.href);
  await bar(page)
    .getByRole('link', { name: `${site.name} home` })
    .click();
  await expect(page).toHaveURL('/');
});

test('The navigation bar has a background when the page is scrolled by more than 50 px', async ({
  page,
}) => {
  await open(page, '/');
  // A page that was loaded, and one reached with a link.
  for (const next of ['/Services', undefined]) {
    await expectOpacityAt(page, NAVBAR_SCROLL_THRESHOLD_PX, 0);
    await expectOpacityAt(page, NAVBAR_SCROLL_THRESHOLD_PX + 1, 1);
    expect((await background(page)).image).toMatch(/^url\(/);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expectOpacityAt(page, NAVBAR_SCROLL_THRESHOLD_PX, 0);
    if (!next) continue;
    await nav(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(next);
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('The navigation bar marks only the current page', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(nav(page).locator('[aria-current="page"]'), path).toHaveText(
      mainLinks.filter(({ href }) => href === path).map(({ label }) => label),
    );
  }
});
