import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * This rule is off for the page, because axe cannot compute the contrast of text over pictures.
 * kit/testing/contrast.ts measures pixels instead. The rule is on for frames.
 */
const CONTRAST = 'color-contrast';

/**
 * The rules that are turned off, and why. All others are on, including best practices and
 * experimental ones.
 */
const OFF = {
  [CONTRAST]: 'measured',
  'color-contrast-enhanced': 'level AAA; the site meets AA',
  'identical-links-same-purpose':
    'level AAA; the email link in the booking dialog names the product',
  'hidden-content': 'asks to test hidden content, which the tests of states show',
  'frame-tested': 'asks to test the page and its frames in one run; here, each has its own',
  'p-as-heading': 'mistakes the bold sentence of the thank-you page for a heading',
};

/**
 * Runs axe on the page and separately on the forms in its frames, because headings and landmarks of
 * a form do not belong to the page.
 *
 * @returns one line per violation, and per element that axe cannot evaluate
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const lines: string[] = [];
  // In forced colors, axe uses the colors of the stylesheet, but the browser displays different
  // ones.
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  for (const frame of page.frames()) {
    const isPage = frame === page.mainFrame();
    // Skip frames whose form has not loaded, because they contain an empty document.
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
