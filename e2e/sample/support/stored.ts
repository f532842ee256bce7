import type { Page } from '@playwright/test';

/** A cookie with HttpOnly is that of the stub: cookies are the same for all ports of a host. */
export const siteData = async (page: Page) => ({
  cookies: (await page.context().cookies()).filter(({ httpOnly }) => !httpOnly),
  ...(await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))),
});
