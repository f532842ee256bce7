import type { Page } from '@playwright/test';

import { CHUNKS } from '@/e2e/support/deploy';

/**
 * A phone that shows the page long before its scripts arrive: they are asked for, and wait.
 *
 * @returns what lets them through
 */
export async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(`${CHUNKS}/**`, async (route) => {
    await released;
    // A page that was left does not want its scripts any more.
    await route.continue().catch(() => {});
  });
  return release;
}

/**
 * A line that drops one script. The bundler asks for it anew, and React, which listens to the page
 * by then, waits for it. (Scripts that are only late run in their order, the bundler's runtime last:
 * React does not start before all of them are there.)
 *
 * @returns what lets it through, and when it is asked for anew
 */
export async function holdSecondAttempt(page: Page) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let note = () => {};
  const askedAnew = new Promise<void>((done) => (note = done));
  let attempts = 0;
  await page.route(`${CHUNKS}/app/layout-*`, async (route) => {
    attempts += 1;
    if (attempts === 1) return route.abort();
    note();
    await released;
    return route.continue().catch(() => {});
  });
  return { release, askedAnew };
}

/** Opens a path and does not wait for what is held back. */
export const shown = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'domcontentloaded' });
