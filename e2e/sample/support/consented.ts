import type { Browser, BrowserContext } from '@playwright/test';

import { EXPORTS, urlOf } from '@/e2e/exports';

const KEY = 'consent';

/** What the site stores when a visitor consents. The same for all tests of a worker. */
let record: Promise<string> | undefined;

/** Gives consent as a visitor does, in a browser context of its own, in which nothing is tracked. */
async function giveConsent(browser: Browser): Promise<string> {
  const site = urlOf(EXPORTS.asking);
  const context = await browser.newContext();
  await context.route(
    (url) => !url.href.startsWith(site),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.goto(`${site}thank-you`);
  await page.getByRole('button', { name: 'Yes, that’s fine' }).click();
  const given = await page.evaluate((key) => localStorage.getItem(key), KEY);
  await context.close();
  return given!;
}

/** Lets the pages of a context begin as those of a visitor who has consented on an earlier visit. */
export async function consent(browser: Browser, context: BrowserContext) {
  record ??= giveConsent(browser);
  await context.addInitScript(
    ([origin, key, value]) => {
      if (location.origin === origin) localStorage.setItem(key!, value!);
    },
    [new URL(urlOf(EXPORTS.asking)).origin, KEY, await record],
  );
}
