import type { Page } from '@playwright/test';

import { expect } from './test';

/**
 * Reads the text and links of the page twice: from its DOM (`shown`), and from the HTML that the
 * host sends (`sent`). Omits what changes during a visit: the status of the form, the animated numbers, and
 * the form in the closed booking dialog. Keeps the hidden final values of these numbers.
 */
const readings = (page: Page) =>
  page.evaluate(async () => {
    const read = (from: Document) =>
      ['header', 'main', 'footer', 'dialog[popover]'].map((part) => {
        const copy = from.querySelector(part)!.cloneNode(true) as Element;
        for (const each of copy.querySelectorAll(
          '[aria-hidden=true], [role=status], script, dialog',
        ))
          each.remove();
        const links = [...copy.querySelectorAll('a')].map((link) => link.getAttribute('href'));
        return { text: copy.textContent, links };
      });
    // Use XMLHttpRequest, because its `responseType` lets the browser parse the response. With
    // `fetch`, a script would have to parse a string, and Trusted Types would prevent that.
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    const loaded = new Promise((done) => (request.onload = done));
    request.send();
    await loaded;
    return { shown: read(document), sent: read(request.responseXML!) };
  });

/** Expects that no script, working or broken, has changed any text or link. */
export async function expectUnchanged(page: Page) {
  const { shown, sent } = await readings(page);
  expect(shown).toEqual(sent);
}
