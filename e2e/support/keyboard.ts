import type { FrameLocator, Locator, Page } from '@playwright/test';

import { fieldIn, submitIn } from '@/e2e/support/leadForm';
import { expect, test as base } from '@/e2e/support/test';

/** Events that only a mouse, finger or pen triggers. */
const SIGNS = ['pointermove', 'pointerdown', 'mousedown', 'touchstart', 'wheel'] as const;

/** The maximum number of Tab presses. No page has that many focusable elements. */
const MOST_STOPS = 120;

type Noticed = Window & { noticePointer?: (sign: string) => Promise<void> };

/** Extends Playwright's test so that a test fails on any pointer event, even in a frame. */
export const test = base.extend<{ pointer: string[] }>({
  pointer: [
    async ({ context }, provide) => {
      const noticed: string[] = [];
      await context.exposeFunction('noticePointer', (sign: string) => void noticed.push(sign));
      await context.addInitScript((signs) => {
        const notice = ({ isTrusted, type }: Event) => {
          if (isTrusted) void (window as Noticed).noticePointer?.(type);
        };
        for (const sign of signs) window.addEventListener(sign, notice, { capture: true });
      }, SIGNS);
      await provide(noticed);
      expect(noticed, 'A pointer reached the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

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
  for (const [id, value] of [
    ['name', 'Ada'],
    ['email', 'ada@q.example'],
    ['message', 'A desk'],
  ] as const) {
    await tabTo(page, fieldIn(form, id));
    await page.keyboard.type(value);
  }
  await enter(page, submitIn(form));
}
