import type { Page } from '@playwright/test';

import { axeFindings } from '@/e2e/support/axe';
import { focusFaults } from '@/e2e/support/focus';
import { lowContrast } from '@/e2e/support/contrast';
import { layoutFaults } from '@/e2e/support/layout';
import { orderFaults, outlineFaults } from '@/e2e/support/outline';
import { addStyles, open } from '@/e2e/support/site';
import { smallTargets } from '@/e2e/support/targets';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const lastLink = (page: Page) => page.getByRole('main').getByRole('link').last();

/** A fault in the styles or the document, and what the check reports for it. */
const BROKEN: {
  what: string;
  css?: string;
  change?: (page: Page) => Promise<unknown>;
  measure: (page: Page) => Promise<string[]>;
  says: RegExp;
}[] = [
  {
    what: 'a link without a name',
    change: (page) => page.locator('.chat-tile').evaluate((link) => (link.ariaLabel = null)),
    measure: axeFindings,
    says: /^link-name: .chat-tile/,
  },
  {
    what: 'a skipped heading level',
    change: (page) =>
      page.locator('h1').evaluate((each) => each.after(document.createElement('h3'))),
    measure: outlineFaults,
    says: /^h3 after h1/,
  },
  {
    what: 'an item at another place than in the reading order',
    css: '.faq-item:first-child { position: relative; top: 60rem; }',
    measure: orderFaults,
    says: /^“How long does it take/,
  },
  {
    what: 'a small target',
    css: 'footer address ul a { width: 30px !important; }',
    measure: smallTargets,
    says: /^30\.0 × 48\.0: LinkedIn/,
  },
  {
    what: 'text cut off',
    css: '.faq-item[open] p { max-height: 2rem; overflow: hidden; }',
    measure: layoutFaults,
    says: /^cut off: With a call/,
  },
  {
    what: 'text larger than its button',
    css: 'main .btn { max-width: 3rem; padding: 0; white-space: nowrap; }',
    measure: layoutFaults,
    says: /^cut off: Contact Us/,
  },
  {
    what: 'text over a picture',
    css: 'h1 { position: relative; left: 50vw; width: 40vw; }',
    measure: layoutFaults,
    says: /^overlap: (IMG \/ Frequently|Frequently .*\/ IMG)/,
  },
  {
    what: 'a page wider than its window',
    css: 'body { overflow-x: visible; } footer { width: 110vw; }',
    measure: layoutFaults,
    says: /^scrolls \d+ px sideways/,
  },
  {
    what: 'faint text',
    css: 'h1 { color: #dddddd !important; }',
    measure: lowContrast,
    says: /^\d\.\d\d \(needs 3\): “Frequently Asked/,
  },
  {
    what: 'a faint icon',
    css: 'footer a[href^="mailto:"] svg { stroke: #221a17 !important; }',
    measure: lowContrast,
    says: /“sign of hello/,
  },
  {
    what: 'a control under the bar',
    css: 'header { height: 90vh !important; background: white; }',
    measure: focusFaults,
    says: /^Tab: “How does a project start\?” is covered/,
  },
  {
    what: 'a control without a focus ring',
    css: 'summary { outline: none !important; }',
    measure: focusFaults,
    says: /^Shift\+Tab: “Who owns the code\?” looks as it does without focus/,
  },
  {
    what: 'a ring of the color of its background',
    css: 'summary { outline-color: white !important; }',
    measure: focusFaults,
    says: /^Tab: “Who owns the code\?” has a faint ring/,
  },
  {
    what: 'a link out of order',
    change: (page) => lastLink(page).evaluate((link) => (link.tabIndex = 1)),
    measure: focusFaults,
    says: /^Tab: “Skip to content” comes after “Contact Us”/,
  },
  {
    what: 'a link that Tab skips',
    change: (page) => lastLink(page).evaluate((link) => (link.tabIndex = -1)),
    measure: focusFaults,
    says: /^Tab: “Contact Us” was not met/,
  },
];

test('Each accessibility and layout check detects a planted fault', async ({ page }) => {
  test.slow();
  await open(page, '/FAQ');
  for (const { what, css = '', change, measure, says } of BROKEN)
    await test.step(what, async () => {
      const sheet = await addStyles(page, css);
      await change?.(page);
      expect.soft(await measure(page)).toContainEqual(expect.stringMatching(says));
      await sheet.evaluate((each) => (each.disabled = true));
    });
});
