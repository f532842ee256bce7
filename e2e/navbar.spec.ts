import type { Page } from '@playwright/test';

import { callToAction, mainLinks } from '@/content/navigation';
import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/navbar';

const LABELS = ['Home', 'About Us', 'Services', 'Products', 'FAQ', 'Privacy Policy'];

const bar = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => bar(page).getByRole('navigation', { name: 'Main' });

const background = (page: Page) =>
  bar(page).evaluate((element) => {
    const { opacity, backgroundImage } = getComputedStyle(element, '::before');
    return { opacity: Number(opacity), image: backgroundImage };
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('The bar holds the logo, six links and the call to action', async ({ page }) => {
  await open(page, '/');
  await expect(nav(page).getByRole('listitem')).toHaveText(LABELS);
  for (const { label, href } of [...mainLinks, callToAction]) {
    await expect(nav(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await expect(nav(page).getByRole('link')).toHaveCount(LABELS.length + 1);
  expect(callToAction).toEqual({ label: 'Book a Call With Experts!', href: '/ContactUs' });
});

for (const path of paths.filter((each) => each !== '/thank-you')) {
  test(`On ${path} the bar is transparent at 50 px and has a background above`, async ({
    page,
  }) => {
    await open(page, path);
    await scrollTo(page, NAVBAR_SCROLL_THRESHOLD_PX);
    await expect.poll(async () => (await background(page)).opacity).toBe(0);
    await scrollTo(page, NAVBAR_SCROLL_THRESHOLD_PX + 1);
    await expect.poll(async () => (await background(page)).opacity).toBe(1);
    expect((await background(page)).image).toMatch(/^url\(/);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, NAVBAR_SCROLL_THRESHOLD_PX);
    await expect.poll(async () => (await background(page)).opacity).toBe(0);
  });
}

test('The bar marks the page that is shown and no other', async ({ page }) => {
  for (const path of paths) {
    await open(page, path);
    const current = nav(page).locator('[aria-current="page"]');
    await expect(current, path).toHaveText(
      mainLinks.filter(({ href }) => href === path).map(({ label }) => label),
    );
  }
});

test('Following the links moves the mark along', async ({ page }) => {
  await open(page, '/');
  for (const { label, href } of [...mainLinks.slice(1), mainLinks[0]]) {
    await nav(page).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(href);
    await expect(nav(page).locator('[aria-current="page"]')).toHaveText([label]);
  }
});

test('The logo leads home', async ({ page }) => {
  await open(page, '/Services');
  await bar(page).getByRole('link', { name: 'Brightkiln home' }).click();
  await expect(page).toHaveURL('/');
});

test('The call to action leads to the contact page', async ({ page }) => {
  await open(page, '/');
  await nav(page).getByRole('link', { name: 'Book a Call With Experts!' }).click();
  await expect(page).toHaveURL('/ContactUs');
});
