import type { Page } from '@playwright/test';

import { expect } from '@/e2e/support/test';

/**
 * The texts and links of the page in the browser, and of the HTML from the host. Leaves out what
 * depends on the visitor: the counting numbers (a constant copy remains) and the status of the
 * form.
 */
const readings = (page: Page) =>
  page.evaluate(async () => {
    const read = (from: Document) =>
      ['header', 'main', 'footer', 'dialog[popover]'].map((part) => {
        const copy = from.querySelector(part)!.cloneNode(true) as Element;
        for (const each of copy.querySelectorAll('[aria-hidden=true], [role=status], script'))
          each.remove();
        const links = [...copy.querySelectorAll('a')].map((link) => link.getAttribute('href'));
        return { text: copy.textContent, links };
      });
    // Parsed by the browser from a response, not from a string, which Trusted Types would forbid.
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    const loaded = new Promise((done) => (request.onload = done));
    request.send();
    await loaded;
    return { shown: read(document), sent: read(request.responseXML!) };
  });

/** Scripts, working or broken, have not removed any text or link. */
export async function expectAsDelivered(page: Page) {
  const { shown, sent } = await readings(page);
  expect(shown).toEqual(sent);
}
