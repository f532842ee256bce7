import { expect, type Page } from '@playwright/test';

import { contact } from '@/content/pages/ContactUs';
import { HEADINGS, islandsReady } from '@/e2e/support/site';

/** Makes a complete visit with links, Back, a reload and the form. */
export async function visit(page: Page, basePath: string) {
  const bar = page.getByRole('banner');
  // Dispatches a click without a hover, because a hover would start a prefetch. On hosts that
  // redirect “/FAQ” to “/FAQ/”, the final URL would then depend on whether the prefetch
  // finishes before the click.
  const follow = (name: string) => bar.getByRole('link', { name }).dispatchEvent('click');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${basePath}/`);
  await islandsReady(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow('Services');
  await expect(heading).toHaveText(HEADINGS['/Services']);
  await follow('FAQ');
  await expect(heading).toHaveText(HEADINGS['/FAQ']);
  // Check the URL too, because the heading may change before the history entry is added.
  await expect(page).toHaveURL(`${basePath}/FAQ`);
  await page.goBack();
  await expect(heading).toHaveText(HEADINGS['/Services']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await islandsReady(page);
  await expect(heading).toHaveText(HEADINGS['/Services']);
  await bar.getByRole('link', { name: 'Book a Call' }).click();
  const form = page.getByTitle(contact.frameTitle).contentFrame();
  await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
}
