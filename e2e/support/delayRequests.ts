import type { Page } from '@playwright/test';

/**
 * The requests stay pending.
 * @returns a function that lets the files load
 */
export async function delayRequests(page: Page, pattern: string) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(pattern, async (route) => {
    await released;
    // Leaving the page may have canceled the request.
    await route.continue().catch(() => {});
  });
  return release;
}

export const delayScripts = (page: Page) => delayRequests(page, '**/_next/static/**/*.js');

export const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Without waiting for delayed requests. */
export const shown = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'domcontentloaded' });
