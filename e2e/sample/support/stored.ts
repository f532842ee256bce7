import type { Page } from '@playwright/test';

export const siteData = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))),
});
