import { expect, type Page } from '@playwright/test';

import { privacyNotice } from '@/content/pages/Privacy-notice';

const { where, why, when, howLong } = privacyNotice.words.labels;

/** The cookies and web storage of the site. */
const siteData = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))),
});

/** The names of everything that the browser stores for the site: cookies and web storage. */
export async function storedNames(page: Page) {
  const { cookies, session, local } = await siteData(page);
  return [...cookies.map(({ name }) => name), ...Object.keys({ ...session, ...local })].sort();
}

/**
 * Expects the privacy notice to explain these names, each with a place, a purpose, a time and a
 * duration. The notice may use `*` in a name.
 *
 * @param notice shows the privacy notice
 */
export async function expectExplained(notice: Page, names: readonly string[]) {
  const entries = await notice
    .locator('#storage')
    .locator('..')
    .locator('.notice-entry')
    .evaluateAll((all) =>
      all.map((entry) => ({
        pattern: entry.querySelector('h3')!.textContent,
        rows: Object.fromEntries(
          [...entry.querySelectorAll('dt')].map((term) => [
            term.textContent,
            term.nextElementSibling!.textContent,
          ]),
        ),
      })),
    );
  for (const name of names) {
    const entry = entries.find(({ pattern }) =>
      new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name),
    );
    expect(entry?.rows, `The privacy notice explains ${name}`).toEqual(
      Object.fromEntries(
        [where, why, when, howLong].map((label) => [label, expect.stringMatching(/\w/)]),
      ),
    );
  }
}
