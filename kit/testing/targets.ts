import type { Page } from '@playwright/test';

/** The minimum width and height of a target, in px (WCAG 2.2, 2.5.5). */
const TARGET_PX = 44;

/**
 * Searches the page, or the dialog if one is open, for click targets that are too small. Searches
 * the forms in frames, too. Ignores links in running text, which WCAG exempts.
 *
 * @returns one line per target, with its size
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const small: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>(
        'a[href], button, summary, input, select, textarea, iframe',
      )) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (element instanceof HTMLIFrameElement) {
          if (element.contentDocument) look(element.contentDocument);
          continue;
        }
        const { width, height } = element.getBoundingClientRect();
        const words = element.textContent.trim();
        const inText =
          getComputedStyle(element).display === 'inline' &&
          element.parentElement!.textContent.trim().length > words.length;
        // If the window width is an odd number, rounding can make a target half a pixel smaller.
        if (!inText && Math.min(width, height) < least - 0.5)
          small.push(
            `${width.toFixed(1)} × ${height.toFixed(1)}: ${element.ariaLabel ?? (words || element.id)}`,
          );
      }
    };
    look(document.querySelector('dialog:modal') ?? document);
    return small;
  }, TARGET_PX);
