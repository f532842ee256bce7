/** The HTML that the host sends, and what scripts add to it. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from '@playwright/test';

const HTML: ConfigData = {
  root: true,
  // Not style and accessibility: axe judges what the browser has made of it.
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    {
      link: {
        attributes: {
          // A preload of a responsive picture has `imagesrcset` instead.
          href: { required: false },
          // The validator does not know `rel="expect"`, which needs it.
          blocking: { allowed: () => null },
        },
      },
    },
  ],
  rules: {
    // In HTML, any id without spaces is valid.
    'valid-id': ['error', { relaxed: true }],
    'empty-title': 'error',
    // axe sees only what is visible, and a closed dialog is not.
    'empty-heading': 'error',
    'long-title': 'off',
    // The browser reports what it does not load.
    'require-sri': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(HTML));

export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${selector ?? 'the document'} ${ruleId}: ${message}`);
}

/** Heading, lists, description, canonical link and JSON-LD. */
export const metadataFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const add = (element: string, message: string) => faults.push(`${element} ${message}`);
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) add('h1', `occurs ${headings} times instead of once`);
    // A section without records is not rendered.
    if (document.querySelector('main :is(ul, ol, dl):empty')) add('main', 'has an empty list');
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      try {
        JSON.parse(script.textContent);
      } catch (error) {
        add('script[type="application/ld+json"]', `does not parse: ${String(error)}`);
      }
    // Search engines show neither a page with `noindex` nor one that does not exist.
    if (document.querySelector('meta[name="robots"][content*="noindex"]')) return faults;
    const description = document.querySelector('meta[name="description"]');
    if (!description?.getAttribute('content')?.trim())
      add('meta[name="description"]', 'is missing or empty');
    const canonical = document.querySelectorAll('link[rel="canonical"][href^="http"]').length;
    if (canonical !== 1) add('link[rel="canonical"]', `occurs ${canonical} times instead of once`);
    return faults;
  });

/** May exist only with scripts: dialogs, what announces a change, and controls. */
const OF_SCRIPTS =
  'dialog, [role="dialog"], [role="status"], [role="alert"], [aria-live], [aria-hidden="true"], [data-audit-skip~="scripts"], button, script, style, noscript, template, title';

/** Visible texts that visitors without scripts do not see. */
export const scriptFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async (ofScripts) => {
    // The only parser of strings that Trusted Types allow.
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    await new Promise((done) => {
      request.onloadend = done;
      request.send();
    });
    const { body } = request.responseXML!;
    for (const script of body.querySelectorAll('script, style, template')) script.remove();
    const bare = (text: string) => text.replaceAll(/\s/g, '');
    const plain = bare(body.textContent);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const text = walker.currentNode.textContent!.trim();
      if (plain.includes(bare(text)) || element.closest(ofScripts)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const name = `${element.localName} “${text.slice(0, 60)}”`;
      faults.push(`${name} is visible only if scripts run`);
    }
    return faults;
  }, OF_SCRIPTS);
