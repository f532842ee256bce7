import type { Page } from '@playwright/test';

export const banner = (page: Page) =>
  page.getByRole('dialog', { name: 'May we measure your visit?' });

export const acceptButton = (page: Page) =>
  banner(page).getByRole('button', { name: 'Yes, that’s fine' });

export const refuseButton = (page: Page) =>
  banner(page).getByRole('button', { name: 'No, thanks' });

export const accept = (page: Page) => acceptButton(page).click();

export const refuse = (page: Page) => refuseButton(page).click();

/** Reopens the banner. */
export const privacyChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });

/** Prevents the link from launching another app. */
export async function clickCounted(page: Page, name: string) {
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
}
