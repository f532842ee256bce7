import { expect, type Page } from '@playwright/test';

import { popup as words } from '@/content/popup';
import { islandsReady, stopClock } from '@/e2e/support/site';
import { POPUP_DELAY_MS, POPUP_FADE_IN_START_MS } from '@/lib/lead/popup';

export const popup = (page: Page) => page.getByRole('dialog', { name: words.title });

export async function openStopped(page: Page, path: string) {
  await stopClock(page);
  await page.goto(path);
  await islandsReady(page);
}

export async function openPopup(page: Page) {
  await page.clock.runFor(POPUP_DELAY_MS);
  await expect(popup(page)).toBeVisible();
  await page.clock.runFor(POPUP_FADE_IN_START_MS);
}
