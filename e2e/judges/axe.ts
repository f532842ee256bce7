import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

import { prepare } from './prepare';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * For the page, axe cannot compute the contrast of text over pictures: contrast.ts measures pixels. In
 * frames, the rule is on.
 */
const CONTRAST = 'color-contrast';

/** Why rules are off. All others are on, including best practices and experimental ones. */
const OFF = {
  [CONTRAST]: 'measured',
  'color-contrast-enhanced': 'level AAA',
  'identical-links-same-purpose': 'level AAA',
  'hidden-content':
    'asks to test hidden content, which judges.ts expands, and dialogs, which have tests of their own',
  'frame-tested': 'asks to test the page and its frames in one run; here, each has its own',
  'target-size': 'takes a third of the time; targets.ts asks for more',
  'css-orientation-lock': 'needs the text of stylesheets, which a policy may refuse',
  'p-as-heading': 'mistakes a bold sentence for a heading',
};

/**
 * On the page, or the dialog that covers it, and separately on the documents in its frames, whose headings
 * and landmarks do not belong to the page.
 * @returns one fault per violation, and per element that axe cannot evaluate
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const frame of page.frames()) {
    const isPage = frame === page.mainFrame();
    // A frame that has not loaded contains an empty document.
    if (!isPage && frame.url() === 'about:blank') continue;
    const off = Object.keys(OFF).filter((id) => isPage || id !== CONTRAST);
    await prepare(frame);
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
    const found = await frame.evaluate(async (rulesOff) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const ids = axe.getRules().map(({ ruleId }) => ruleId);
      const { violations, incomplete } = await axe.run(judges.openDialog() ?? document, {
        iframes: false,
        resultTypes: ['violations', 'incomplete'],
        rules: Object.fromEntries(ids.map((id) => [id, { enabled: !rulesOff.includes(id) }])),
      });
      return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = '' }) =>
            `${target.join(' ')} ${id}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
        ),
      );
    }, off);
    faults.push(...found);
  }
  return faults;
}
