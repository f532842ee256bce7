import type { Page } from '@playwright/test';

import { expect } from './test';

/** A cookie with HttpOnly is that of the stub: cookies are the same for all ports of a host. */
export const siteData = async (page: Page) => ({
  cookies: (await page.context().cookies()).filter(({ httpOnly }) => !httpOnly),
  ...(await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))),
});

/** Of everything that the browser stores for the site. */
export async function storedNames(page: Page) {
  const { cookies, session, local } = await siteData(page);
  return [...cookies.map(({ name }) => name), ...Object.keys({ ...session, ...local })].sort();
}

/**
 * The privacy notice says where, why, when and how long something is stored.
 * @param notice shows the privacy notice
 */
export async function expectExplained(notice: Page, name: string) {
  const entry = notice.locator('div:has(> h3)').filter({
    has: notice.getByRole('heading', { name, exact: true }),
  });
  await expect(entry.getByRole('term')).toHaveText(['Where', 'Why', 'When', 'How long']);
  await expect(entry.getByRole('definition')).toHaveText([/\w/, /\w/, /\w/, /\w/]);
}
