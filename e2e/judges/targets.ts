import type { Page } from '@playwright/test';

import { prepare } from './prepare';

/** In px (WCAG 2.2, 2.5.5). */
const TARGET_PX = 44;

/** In the page or an open dialog, and in the forms in frames. WCAG exempts links in running text. */
export async function smallTargets(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate((least) => {
    const { nameOfElement, isSeen, openDialog } = judges;
    const small: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, textarea, iframe, [role="button"], [role="link"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="option"], [role^="menuitem"]',
      )) {
        if (!isSeen(element, 'target-size')) continue;
        if (element instanceof HTMLIFrameElement) {
          if (element.contentDocument) look(element.contentDocument);
          continue;
        }
        const { width, height } = element.getBoundingClientRect();
        const words = element.textContent.trim();
        const inText =
          getComputedStyle(element).display === 'inline' &&
          element.parentElement!.textContent.trim().length > words.length;
        // In windows of odd width, rounding can make a target half a pixel smaller.
        if (!inText && Math.min(width, height) < least - 0.5)
          small.push(
            `${nameOfElement(element)} is ${width.toFixed(1)} × ${height.toFixed(1)} px, and needs ${least} × ${least}`,
          );
      }
    };
    look(openDialog() ?? document);
    return small;
  }, TARGET_PX);
}
