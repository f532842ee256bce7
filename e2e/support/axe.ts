import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives up over pictures: support/contrast.ts measures what is painted instead, but not in frames. */
const CONTRAST = 'color-contrast';

/** All rules of axe are asked, best practices and experiments too, but these, for these reasons. */
const OFF = {
  [CONTRAST]: 'measured',
  'color-contrast-enhanced': 'level AAA; the site keeps AA',
  'identical-links-same-purpose': 'level AAA; the email link of a booking names the product',
  'hidden-content': 'reminds its reader to show what is hidden; the states are tests of their own',
  'frame-tested': 'asks for one run over the page and its frames; each has its own here',
  'p-as-heading': 'takes the bold sentence of the thanks for a heading',
};

/**
 * Asks axe about the page and, each as a document of its own, the forms in its frames: headings
 * and landmarks of a form are no part of the page's outline.
 *
 * @returns a line for each finding, and for each place that axe can't judge
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const lines: string[] = [];
  // There it reads the colours of the style sheet, which nobody sees.
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  for (const frame of page.frames()) {
    const isPage = frame === page.mainFrame();
    // Until its form has come, a frame holds an empty document.
    if (!isPage && !frame.url().includes('/forms/')) continue;
    const off = Object.keys(OFF).filter((id) => isPage || forced || id !== CONTRAST);
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
    const found = await frame.evaluate(async (rulesOff) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const ids = axe.getRules().map(({ ruleId }) => ruleId);
      const { violations, incomplete } = await axe.run(document, {
        iframes: false,
        resultTypes: ['violations', 'incomplete'],
        rules: Object.fromEntries(ids.map((id) => [id, { enabled: !rulesOff.includes(id) }])),
      });
      return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    }, off);
    lines.push(...found.map((line) => line.replaceAll(/\s+/g, ' ')));
  }
  return lines;
}
