import type { Page } from '@playwright/test';

/** The least width and height of a target, in px (WCAG 2.2, 2.5.5). */
const TARGET_PX = 44;

/**
 * Targets that are too small, on the page or in the dialog over it, and in the forms of its frames.
 * A link in running text is as high as its line; WCAG exempts it.
 *
 * @returns a line for each, with its size
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
        // Half a pixel is lost to rounding at odd widths.
        if (!inText && Math.min(width, height) < least - 0.5)
          small.push(
            `${width.toFixed(1)} × ${height.toFixed(1)}: ${element.ariaLabel ?? (words || element.id)}`,
          );
      }
    };
    look(document.querySelector('dialog:modal') ?? document);
    return small;
  }, TARGET_PX);
