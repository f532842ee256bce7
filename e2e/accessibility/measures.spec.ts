import type { Page } from '@playwright/test';

import { faqs } from '@/content/collections/faqs';
import { home } from '@/content/pages/home';
import { sections } from '@/content/sections';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { axeFindings } from '@/e2e/support/axe';
import { escapeRegExp } from '@/e2e/support/escapeRegExp';
import { layoutFaults, lowContrast } from '@/e2e/support/judges';
import { focusFaults } from '@/kit/testing/focus';
import { moving } from '@/e2e/support/motion';
import { open, at } from '@/e2e/support/site';
import { addStyles } from '@/kit/testing/styles';
import { smallTargets } from '@/kit/testing/targets';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: { width: 1440, height: 900 } });

/** Text for a regular expression that must match it as it is. Reports name only its start. */
const literal = (text: string) => escapeRegExp(text.slice(0, 30));
const asked = faqs.map(({ question }) => literal(question));
const title = sections.faq.slice(0, 10);

const lastLink = (page: Page) => page.getByRole('main').getByRole('link').last();

/**
 * Defects to add to the styles or the document, and what the check must report for each.
 *
 * @param action the start of the last link, for a regular expression
 */
const defects = (
  action: string,
): {
  what: string;
  css?: string;
  change?: (page: Page) => Promise<unknown>;
  measure: (page: Page) => Promise<string[]>;
  says: RegExp[];
}[] => [
  {
    what: 'something that moves',
    change: (page) =>
      page.locator('h1').evaluate((each) => void each.animate({ zIndex: [0, 1] }, 1e6)),
    measure: moving,
    says: [/Animation/],
  },
  {
    what: 'a link without a name and a skipped heading level',
    change: async (page) => {
      await page.locator('.bar-logo').evaluate((link) => link.replaceChildren());
      await page.locator('.bar-logo').evaluate((link) => (link.ariaLabel = null));
      await page.locator('h1').evaluate((each) => each.after(document.createElement('h4')));
      await page.locator('h4').evaluate((each) => (each.textContent = 'Skipped'));
    },
    measure: axeFindings,
    says: [/^link-name: .bar-logo/, /^heading-order: h4/],
  },
  {
    what: 'a small target',
    css: 'footer address ul a { width: 30px !important; }',
    measure: smallTargets,
    says: [new RegExp(`^30\\.0 × 48\\.0: ${site.social[0]?.label}`)],
  },
  {
    what: 'text cut off, and text larger than its button',
    css: `.faq-item[open] p { max-height: 2rem; overflow: hidden; }
      main .btn { max-width: 3rem; padding: 0; white-space: nowrap; }`,
    measure: layoutFaults,
    says: [
      new RegExp(`^cut off: ${literal(faqs[0]?.answer ?? '')}`),
      new RegExp(`^cut off: ${action}`),
    ],
  },
  {
    what: 'text over a picture, and a page wider than its window',
    css: `h1 { position: relative; left: 50vw; width: 40vw; }
      body { overflow-x: visible; } footer { width: 110vw; }`,
    measure: layoutFaults,
    says: [
      /^scrolls \d+ px sideways/,
      // Without tiles, the heading has no picture next to it.
      ...(home.hero.picture ? [] : [new RegExp(`^overlap: (IMG / ${title}|${title}.*/ IMG)`)]),
    ],
  },
  {
    what: 'faint text and a faint icon',
    css: `h1 { color: #dddddd !important; }
      footer a[href^="mailto:"] svg { stroke: #221a17 !important; }`,
    measure: lowContrast,
    says: [
      new RegExp(`^\\d\\.\\d\\d \\(needs 3\\): “${title}`),
      new RegExp(`“sign of ${literal(site.email).slice(0, 5)}`),
    ],
  },
  {
    what: 'a control under the bar',
    css: 'header { height: 90vh !important; background: white; }',
    measure: focusFaults,
    says: [new RegExp(`^Tab: “${asked[0]}.*” is covered`)],
  },
  {
    what: 'a control without a focus ring, a faint ring, a link out of order',
    css: `summary { outline-color: white !important; }
      .faq-item:last-child summary { outline: none !important; }`,
    change: (page) => lastLink(page).evaluate((link) => (link.tabIndex = 1)),
    measure: focusFaults,
    says: [
      new RegExp(`^Shift\\+Tab: “${asked.at(-1)}.*” looks as it does without focus`),
      new RegExp(`^Tab: “${asked[0]}.*” has a faint ring`),
      new RegExp(`^Tab: “${shell.skipLink}” comes after “${action}”`),
    ],
  },
  {
    what: 'a link that Tab skips',
    change: (page) => lastLink(page).evaluate((link) => (link.tabIndex = -1)),
    measure: focusFaults,
    says: [new RegExp(`^Tab: “${action}” was not reached`)],
  },
];

test('The accessibility and layout checks detect defects added to the page', async ({ page }) => {
  test.slow();
  await open(page, at.faq);
  test.skip(
    faqs.length < 2 || site.social.length === 0,
    'Two questions and a social link are needed',
  );
  const action = literal(await lastLink(page).innerText());
  for (const { what, css = '', change, measure, says } of defects(action))
    await test.step(what, async () => {
      const sheet = await addStyles(page, css);
      await change?.(page);
      const found = await measure(page);
      for (const line of says) expect.soft(found).toContainEqual(expect.stringMatching(line));
      await sheet.evaluate((each) => (each.disabled = true));
    });
});
