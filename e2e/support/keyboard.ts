import type { FrameLocator, Locator, Page } from '@playwright/test';

import { expect, test as base } from '@/e2e/support/test';

/** What a mouse, a finger or a pen does to a page before anything comes of it. */
const SIGNS = ['pointermove', 'pointerdown', 'mousedown', 'touchstart', 'wheel'] as const;

/** More stops than any page has. */
const MOST_STOPS = 120;

type Noticed = Window & { noticePointer?: (sign: string) => Promise<void> };

/**
 * The test of a visitor who has a keyboard and nothing else: it fails at any sign of a pointer in
 * any document, frames included.
 */
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

/** Inside a frame that focus has left, the last element stays the active one of its document. */
const hasFocus = (target: Locator) =>
  target.evaluate((element) => {
    const { ownerDocument } = element;
    return ownerDocument.hasFocus() && ownerDocument.activeElement === element;
  });

/** Goes on from where focus is until it stands on `target`. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Tabs to a link or a button and presses it. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** From the start of a page past its bar. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** Fills in what the form requires, on the way through its fields, and sends it. */
export async function typeInto(page: Page, form: FrameLocator) {
  // The frame may still be loading; a Tab too early would lead past it.
  await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
  for (const [name, value] of [
    [/^Name/, 'Ada'],
    [/^Email/, 'ada@q.example'],
    [/^What do you want/, 'A desk'],
  ] as const) {
    await tabTo(page, form.getByRole('textbox', { name }));
    await page.keyboard.type(value);
  }
  await enter(page, form.getByRole('button', { name: 'Submit' }));
}
