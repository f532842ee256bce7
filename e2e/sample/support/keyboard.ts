import type { FrameLocator, Locator, Page } from '@playwright/test';

import { fieldIn, submitIn } from './form';
import { expect } from './test';

/** The maximum number of Tab presses. No page has that many focusable elements. */
const MOST_STOPS = 120;

/**
 * Whether an element has focus. Also checks the focus of its document, because a frame without
 * focus still has an active element.
 */
const hasFocus = (target: Locator) =>
  target.evaluate((element) => {
    const { ownerDocument } = element;
    return ownerDocument.hasFocus() && ownerDocument.activeElement === element;
  });

export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

export async function typeInto(page: Page, form: FrameLocator) {
  // Wait for the form, because Tab skips a frame that is still loading.
  await expect(submitIn(form)).toBeVisible();
  for (const [label, value] of [
    ['Name', 'Ada'],
    ['Email', 'ada@q.example'],
    ['What do you want built?', 'A desk'],
  ] as const) {
    await tabTo(page, fieldIn(form, label));
    await page.keyboard.type(value);
  }
  await enter(page, submitIn(form));
}
