import type { Page } from '@playwright/test';

/**
 * Delays requests whose URLs match a pattern, as on a slow network. The requests stay pending.
 *
 * @returns a function that lets the files load
 */
export async function delayRequests(page: Page, pattern: string) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(pattern, async (route) => {
    await released;
    // Ignore the error that occurs if leaving the page has canceled the request.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Delays the scripts of a page. */
export const delayScripts = (page: Page) => delayRequests(page, '**/_next/static/**/*.js');

/** Waits until two frames have been rendered. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Opens a path without waiting for delayed requests. */
export const shown = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'domcontentloaded' });
