import type { Page } from '@playwright/test';

import { expect } from '@/e2e/support/test';

/**
 * The texts and links of the page as it stands, and of the document as the host sends it. Left out
 * is what only some visitors get: the figures that count, of which a constant copy stays, and what
 * the form says while it loads.
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
    // Made by the browser from an answer, not by a script from a string: the policy allows it.
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    const loaded = new Promise((done) => (request.onload = done));
    request.send();
    await loaded;
    return { shown: read(document), sent: read(request.responseXML!) };
  });

/** Scripts, whole or broken, have taken nothing away that can be read or followed. */
export async function expectAsDelivered(page: Page) {
  const { shown, sent } = await readings(page);
  expect(shown).toEqual(sent);
}
