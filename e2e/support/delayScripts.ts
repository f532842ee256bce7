import type { Page } from '@playwright/test';

import { CHUNKS } from '@/e2e/support/deploy';

/**
 * Delays the scripts of a page, as on a slow phone. Their requests stay pending.
 *
 * @returns a function that lets the scripts load
 */
export async function delayScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(`${CHUNKS}/**`, async (route) => {
    await released;
    // Ignore the error that occurs if leaving the page has canceled the request.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Opens a path without waiting for delayed requests. */
export const shown = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'domcontentloaded' });
