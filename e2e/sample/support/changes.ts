import type { Page } from '@playwright/test';

/**
 * What others do to a page before hydration. React reports each of them, and renders the page, or a part
 * of it, a second time.
 */

/** Puts a new element after the first one that matches, or fails. */
const insertAfter = (selector: string, name: string) => (page: Page) =>
  page.evaluate(
    ([found, added]) => document.querySelector(found!)!.after(document.createElement(added!)),
    [selector, name],
  );

/** Adds an element at the start of the body, as an extension does. */
export const insertFirst = (page: Page) =>
  page.evaluate(() => document.body.prepend(document.createElement('div')));

/** Adds an icon next to a field, as a password manager does. */
export const addIcon = insertAfter('main form input', 'img');

/** Adds a button next to a telephone number, as an extension does. */
export const addButton = insertAfter('footer a[href^="tel:"]', 'button');

/**
 * Writes email links as Cloudflare does
 * (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation; the markup is that of a
 * page behind it).
 */
export const hideAddresses = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('a[href^="mailto:"]')) {
      link.setAttribute('href', '/cdn-cgi/l/email-protection#41292d2d2e01');
      const hidden = document.createElement('span');
      hidden.className = '__cf_email__';
      hidden.textContent = '[email\u00a0protected]';
      link.lastChild!.replaceWith(hidden);
    }
  });

/**
 * The error that React reports when it finds another page than the one that it rendered. It does so before it
 * looks for the boundary around the difference (React 19.3, `throwOnHydrationMismatch`), and Next.js
 * passes it to `reportError` in any case (16.4, `on-recoverable-error.js`). So the error does not tell how
 * much was rendered again: a test must look at the elements.
 */
export const RENDERED_AGAIN = /^page error Minified React error #418;/;
