import type { Frame, Page } from '@playwright/test';

import { expect } from '@/e2e/support/test';

/** All other tests use reduced motion (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * After hydration, the site restores scroll positions itself. React hydrates links with a boundary later
 * (components/parts/ContactLinks.tsx), and keeps data on their elements.
 * Runs in the page.
 */
export const isHydrated = () =>
  history.scrollRestoration === 'manual' &&
  [...document.querySelectorAll('[href^="mailto:"], [href^="tel:"]')].every(
    (link) =>
      !(link.previousSibling instanceof Comment) ||
      Object.keys(link).some((key) => key.startsWith('__reactProps')),
  );

export const islandsReady = (page: Page | Frame) =>
  expect.poll(() => page.evaluate(isHydrated), { intervals: [50] }).toBe(true);

/** Waits for hydration. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await islandsReady(page);
  return response;
}

/** Before the page loads. From then on, only the test advances it. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

export async function openStopped(page: Page, path: string) {
  await stopClock(page);
  await open(page, path);
}

type Expected = string | ((url: URL) => boolean);

/**
 * Playwright ends Back as soon as the history changes, and hydration of the page that is left changes it,
 * too. What the test does next would then end Back, or see the old page.
 */
export async function back(page: Page, path: Expected) {
  await page.goBack();
  await expect(page).toHaveURL(path);
}

export async function forward(page: Page, path: Expected) {
  await page.goForward();
  await expect(page).toHaveURL(path);
}

/** A link of the navigation bar, by its complete name in any letter case (translate.ts). */
export const follow = (page: Page, label: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${label}$`, 'i') })
    .click();

/** Waits until the page has focus. */
export async function followTo(page: Page, label: string, path: string) {
  await follow(page, label);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toBeFocused();
}

/**
 * Checks the URL first, because the heading may appear before the history entry. In any letter case
 * (translate.ts).
 */
export async function expectPage(page: Page, path: string, heading: string) {
  await expect(page).toHaveURL(new RegExp(`^\\w+://[^/]+${path}([?#]|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { ignoreCase: true });
}

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

export async function scrollDown(page: Page, top = 900) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
}

/** As behind an open dialog. */
export const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
