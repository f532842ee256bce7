import type { Page } from '@playwright/test';

import { expect, test as base } from '@/e2e/waitForBuild';

export const test = base.extend<{ prepared: void }>({
  prepared: [
    async ({ context }, provide) => {
      // A returning visitor has already seen the popup, so it does not open.
      await context.addInitScript(() => {
        if (location.protocol === 'http:') sessionStorage.setItem('popupShown_once', 'true');
      });
      await provide();
    },
    { auto: true },
  ],
});

/** After hydration, the site restores scroll positions itself. Runs in the page. */
const isHydrated = () => history.scrollRestoration === 'manual';

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => page.evaluate(isHydrated), { intervals: [50] }).toBe(true);
}

export { expect };
