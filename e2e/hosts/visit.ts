import { expect, type Page } from '@playwright/test';

import { contact } from '@/content/pages/ContactUs';
import { submitIn } from '@/e2e/support/leadForm';
import { callToAction } from '@/e2e/support/navigation';
import { anyPage, HEADINGS, islandsReady, labelOf, otherPage } from '@/e2e/support/site';

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
  await follow(labelOf(otherPage));
  await expect(heading).toHaveText(HEADINGS[otherPage]);
  await follow(labelOf(anyPage));
  await expect(heading).toHaveText(HEADINGS[anyPage]);
  // Check the URL too, because the heading may change before the history entry is added.
  await expect(page).toHaveURL(`${basePath}${anyPage}`);
  await page.goBack();
  await expect(heading).toHaveText(HEADINGS[otherPage]);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.reload();
  await islandsReady(page);
  await expect(heading).toHaveText(HEADINGS[otherPage]);
  await bar.getByRole('link', { name: callToAction.label }).click();
  const form = page.getByTitle(contact.frameTitle).contentFrame();
  await expect(submitIn(form)).toBeVisible();
}
