/** All judges, in the windows, text sizes and directions of visitors. */
import type { Page } from '@playwright/test';

import { axeFaults } from './axe';
import { measureContrast } from './contrast';
import { focusFaults } from './focus';
import { layoutFaults } from './layout';
import { htmlFaults, metadataFaults, scriptFaults } from './markup';
import { forcedColorsFaults, motionFaults, printFaults } from './media';
import { addStyles } from './styles';
import { smallTargets } from './targets';

type Size = { width: number; height: number };

const PHONE: Size = { width: 360, height: 740 };
const TABLET: Size = { width: 768, height: 1024 };
const DESKTOP: Size = { width: 1440, height: 900 };
const WALL: Size = { width: 2560, height: 1440 };

/** The narrowest phone. */
const NARROW: Size = { width: 320, height: 740 };

/** A window of 1280 × 1024 px at 400% zoom (WCAG 2.2, 1.4.10). */
const ZOOMED: Size = { width: 320, height: 256 };

/** WCAG 2.2, 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Called while the page looks as it was judged. */
export type Report = (judge: string, faults: readonly string[]) => Promise<void>;

const expandAll = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const each of all) each.removeAttribute('name');
    for (const each of all) each.setAttribute('open', '');
  });

/** So that pictures load and content appears. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    // On a busy machine, a lazy picture may not have started to load when it is out of view again.
    for (const image of document.images) image.loading = 'eager';
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });

const mirror = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html } = document;
    html.dir = html.dir === 'rtl' ? 'ltr' : 'rtl';
  });

async function judgeLayout(page: Page, report: Report, sizes: readonly Size[], condition = '') {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await report(
      `layout at ${size.width} × ${size.height} px${condition}`,
      await layoutFaults(page),
    );
  }
}

async function judgeText(page: Page, html: string, report: Report) {
  await report('HTML', await htmlFaults(html));
  await report('metadata', await metadataFaults(page));
  await scrollThrough(page);
  await report('scripts', await scriptFaults(page));
  await expandAll(page);
  await judgeLayout(page, report, [ZOOMED]);
  await mirror(page);
  await judgeLayout(page, report, [DESKTOP], ', in the other direction');
  await mirror(page);

  // Unlike a style, the default text size also affects media queries.
  const devTools = await page.context().newCDPSession(page);
  const setTextSize = (standard: number, fixed: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await setTextSize(32, 26);
  await judgeLayout(page, report, [NARROW, DESKTOP], ', with a default text size of 32 px');
  await setTextSize(16, 13);
  await devTools.detach();

  const spacing = await addStyles(page, SPACING);
  await judgeLayout(page, report, [PHONE], ', with wider text spacing');
  await spacing.evaluate((sheet) => (sheet.disabled = true));
}

async function judgeLooks(page: Page, report: Report, size: Size) {
  await judgeLayout(page, report, [size]);
  const at = `at ${size.width} px`;
  await report(`target size ${at}`, await smallTargets(page));
  const { faults, ground } = await measureContrast(page);
  await report(`contrast ${at}`, faults);
  return ground;
}

/**
 * `text`: what each page has of its own. `looks`: also the colors and sizes of its parts, on a phone. The others
 * would find the same on another page with these parts.
 */
export type Scope = 'text' | 'looks' | 'all';

/** @param html what the host has sent */
export async function judgePage(page: Page, html: string, report: Report, scope: Scope) {
  await judgeText(page, html, report);
  if (scope === 'all') {
    await judgeLayout(page, report, [TABLET, WALL]);
    const ground = await judgeLooks(page, report, DESKTOP);
    await report('focus', await focusFaults(page, ground));
    await report('reduced motion', await motionFaults(page));
    await report('forced colors', await forcedColorsFaults(page));
    await report('print', await printFaults(page));
  }
  if (scope !== 'text') await judgeLooks(page, report, PHONE);
  await report('axe', await axeFaults(page));
}

/** On a phone, in smaller windows, too. */
export async function judgeDialog(page: Page, report: Report) {
  const size = page.viewportSize()!;
  const { faults, ground } = await measureContrast(page);
  await report('contrast', faults);
  await judgeLayout(page, report, [size]);
  await report('target size', await smallTargets(page));
  await report('focus', await focusFaults(page, ground, ['Tab']));
  await report('axe', await axeFaults(page));
  if (size.width > PHONE.width) return;
  await judgeLayout(page, report, [NARROW, ZOOMED]);
  await page.setViewportSize(size);
  await report('forced colors', await forcedColorsFaults(page));
}
