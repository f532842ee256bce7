import type { Page } from '@playwright/test';

/**
 * Simulates a background tab: hidden and not painted, so that nothing intersects the viewport. In
 * Playwright, all tabs are visible.
 */
export const openInBackground = (page: Page) =>
  page.addInitScript(() => {
    let seen = false;
    const held: (() => void)[] = [];
    Object.defineProperties(document, {
      visibilityState: { get: () => (seen ? 'visible' : 'hidden') },
      hidden: { get: () => !seen },
    });
    const Browsers = IntersectionObserver;
    window.IntersectionObserver = class extends Browsers {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          if (seen) callback(entries, observer);
          else held.push(() => callback(entries, observer));
        }, options);
      }
    };
    document.addEventListener('seen', () => {
      seen = true;
      document.dispatchEvent(new Event('visibilitychange'));
      for (const tell of held.splice(0)) tell();
    });
  });

export const turnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('seen')));
