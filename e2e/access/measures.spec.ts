import type { Page } from '@playwright/test';

import { axeFindings } from '@/e2e/support/axe';
import { fitFaults } from '@/e2e/support/fit';
import { focusFaults } from '@/e2e/support/focus';
import { orderFaults, outlineFaults } from '@/e2e/support/outline';
import { addStyles, open } from '@/e2e/support/site';
import { smallTargets } from '@/e2e/support/targets';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** What each measure says once a sound page is broken by a rule of style, or in its document. */
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
    what: 'a level of headings left out',
    change: (page) =>
      page.locator('h1').evaluate((each) => each.after(document.createElement('h3'))),
    measure: outlineFaults,
    says: /^h3 after h1/,
  },
  {
    what: 'an item moved to where the eye meets it last',
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
    what: 'text upon text',
    css: '.faq-item[open] p { margin-top: -3rem; }',
    measure: fitFaults,
    says: /^overlap: “How does a project start/,
  },
  {
    what: 'text cut off',
    css: '.faq-item[open] p { max-height: 2rem; overflow: hidden; }',
    measure: fitFaults,
    says: /^cut off: With a call/,
  },
  {
    what: 'a page wider than its window',
    css: 'body { overflow-x: visible; } footer { width: 110vw; }',
    measure: fitFaults,
    says: /^scrolls \d+ px sideways/,
  },
  {
    what: 'a stop under the bar',
    css: 'header { height: 90vh !important; background: white; }',
    measure: focusFaults,
    says: /^Tab: “How does a project start\?” is covered/,
  },
  {
    what: 'a stop without a ring',
    css: 'summary { outline: none !important; }',
    measure: focusFaults,
    says: /^Shift\+Tab: “Who owns the code\?” looks as it does without focus/,
  },
  {
    what: 'a ring of the colour of its ground',
    css: 'summary { outline-color: white !important; }',
    measure: focusFaults,
    says: /^Tab: “Who owns the code\?” has a faint ring/,
  },
  {
    what: 'a link that Tab leaves out',
    change: (page) =>
      page
        .getByRole('main')
        .getByRole('link')
        .last()
        .evaluate((link) => (link.tabIndex = -1)),
    measure: focusFaults,
    says: /^Tab: “Contact Us” was not met/,
  },
];

test('Each measure finds what it is for', async ({ page }) => {
  // Each looks at the whole page.
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
