import type { Page } from '@playwright/test';

import { lowContrast } from '../testing/contrast';
import type { Fault } from '../testing/fault';
import { focusFaults } from '../testing/focus';
import { layoutFaults } from '../testing/layout';
import { addStyles } from '../testing/styles';
import { smallTargets } from '../testing/targets';
import { KIT_SERVER } from './support/hosts';
import { expect, test } from './support/hostTest';
import { link } from './support/visit';

test.use({ host: KIT_SERVER });

type Judge = (page: Page) => Promise<Fault[]>;

const lines = async (judge: Judge, page: Page) =>
  (await judge(page)).map(({ element, message }) => `${element} ${message}`);

/** Faults to plant in the home page, and what the judge must say about each. */
const FAULTS: readonly (readonly [css: string, judge: Judge, says: RegExp])[] = [
  [
    'nav a { min-height: 0; padding: 0 }',
    smallTargets,
    /“About” is \d+\.\d × 24\.0 px, and needs 44 × 44$/,
  ],
  ['h1 { color: #ddd }', lowContrast, /^h1 “A fixture” has a contrast of 1\.\d\d, and needs 3/],
  ['body { width: 130vw }', layoutFaults, /^html.* scrolls \d+ px sideways/],
  ['h1 { position: relative; top: 100px }', layoutFaults, /^(img.* overlaps h1|h1 .*overlaps img)/],
  [
    'button { max-width: 3rem; padding: 0; white-space: nowrap }',
    layoutFaults,
    /“Clicked.*” is cut off/,
  ],
  [
    'button { outline: none !important }',
    focusFaults,
    /“Clicked.*” looks as it does without focus \(Shift\+Tab\)/,
  ],
  [
    'button:focus { outline: 2px solid white; outline-offset: 2px }',
    focusFaults,
    /“Clicked.*” has a faint focus ring \(Tab\)/,
  ],
  [
    'nav { position: fixed; inset: 0 0 auto; height: 90vh; background: white }',
    focusFaults,
    /“Clicked.*” is covered.*\(Tab\)/,
  ],
];

test('The judges find nothing in a good page, and each fault that is planted', async ({ page }) => {
  await page.goto('/');
  for (const judge of [smallTargets, lowContrast, layoutFaults, focusFaults])
    expect(await judge(page)).toEqual([]);
  for (const [css, judge, says] of FAULTS) {
    const sheet = await addStyles(page, css);
    expect.soft(await lines(judge, page), css).toContainEqual(expect.stringMatching(says));
    await sheet.evaluate((each) => (each.disabled = true));
  }
  for (const [tabIndex, says] of [
    [1, /“About” comes after .*“Home” \(Shift\+Tab\)/],
    [-1, /“About” was not reached \(Tab\)/],
  ] as const) {
    await link(page, 'About').evaluate((each, value) => (each.tabIndex = value), tabIndex);
    expect.soft(await lines(focusFaults, page)).toContainEqual(expect.stringMatching(says));
  }
});
