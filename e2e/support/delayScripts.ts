import type { Page } from '@playwright/test';

import { CHUNKS } from '@/e2e/support/deploy';

/**
 * A phone that shows the page long before its scripts arrive: they are asked for, and wait.
 *
 * @returns what lets them through
 */
export async function delayScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(`${CHUNKS}/**`, async (route) => {
    await released;
    // A page that was left does not want its scripts any more.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Opens a path and does not wait for what is held back. */
export const shown = (page: Page, path: string) =>
  page.goto(path, { waitUntil: 'domcontentloaded' });
