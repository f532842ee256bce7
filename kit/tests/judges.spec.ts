import type { Page } from '@playwright/test';

import { lowContrast } from '../testing/contrast';
import { focusFaults } from '../testing/focus';
import { layoutFaults } from '../testing/layout';
import { addStyles } from '../testing/styles';
import { smallTargets } from '../testing/targets';
import { KIT_SERVER } from './support/hosts';
import { expect, test } from './support/hostTest';
import { link } from './support/visit';

test.use({ host: KIT_SERVER });

type Judge = (page: Page) => Promise<string[]>;

/** Faults to plant in the home page, and what the judge must say about each. */
const FAULTS: readonly (readonly [css: string, judge: Judge, says: RegExp])[] = [
  ['nav a { min-height: 0; padding: 0 }', smallTargets, /^\d+\.\d × 24\.0: About$/],
  ['h1 { color: #ddd }', lowContrast, /^1\.\d\d \(needs 3\): “A fixture/],
  ['body { width: 130vw }', layoutFaults, /^scrolls \d+ px sideways/],
  ['h1 { position: relative; top: 100px }', layoutFaults, /^overlap: (IMG \/ A|A .*\/ IMG)/],
  [
    'button { max-width: 3rem; padding: 0; white-space: nowrap }',
    layoutFaults,
    /^cut off: Clicked/,
  ],
  ['button { outline: none !important }', focusFaults, /^Shift\+Tab: “Clicked.*” looks as it does/],
  [
    'button:focus { outline: 2px solid white; outline-offset: 2px }',
    focusFaults,
    /^Tab: “Clicked.*” has a faint ring/,
  ],
  [
    'nav { position: fixed; inset: 0 0 auto; height: 90vh; background: white }',
    focusFaults,
    /^Tab: “Clicked.*” is covered/,
  ],
];

test('The judges find nothing in a good page, and each fault that is planted', async ({ page }) => {
  await page.goto('/');
  for (const judge of [smallTargets, lowContrast, layoutFaults, focusFaults])
    expect(await judge(page)).toEqual([]);
  for (const [css, judge, says] of FAULTS) {
    const sheet = await addStyles(page, css);
    expect.soft(await judge(page), css).toContainEqual(expect.stringMatching(says));
    await sheet.evaluate((each) => (each.disabled = true));
  }
  for (const [tabIndex, says] of [
    [1, /^Tab: “Home” comes after “About”/],
    [-1, /^Tab: “About” was not reached/],
  ] as const) {
    await link(page, 'About').evaluate((each, value) => (each.tabIndex = value), tabIndex);
    expect.soft(await focusFaults(page)).toContainEqual(expect.stringMatching(says));
  }
});
