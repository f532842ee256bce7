import type { Page } from '@playwright/test';

/**
 * As browsers do: moves each text node, also one that is added later, into two nested `<font>` elements,
 * and changes the language of the root element. The “translation” is in uppercase, so that tests that
 * ignore letter case find elements by name.
 * Runs in the page.
 */
function translateHere() {
  const untouched = 'font, script, style, noscript, svg, textarea';
  const wrap = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    outer.dir = inner.dir = 'auto';
    inner.textContent = text.data.toUpperCase();
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    if (root instanceof Text) return wrap(root);
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(wrap);
  };
  wrapAll(document.body);
  document.title = document.title.toUpperCase();
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' });
  document.documentElement.classList.add('translated-rtl');
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrapAll(target);
      addedNodes.forEach(wrapAll);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

export const translate = (page: Page) => page.evaluate(translateHere);

/**
 * As Cloudflare does (developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation; the
 * markup is that of a page behind it).
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
 * React reports this error before it looks for the boundary around the difference (React 19.3,
 * `throwOnHydrationMismatch`), and Next.js passes it to `reportError` in any case (16.4,
 * `on-recoverable-error.js`). It does not tell how much was rendered again: a test must look at the
 * elements.
 */
export const RENDERED_AGAIN = /^page error Minified React error #418;/;
