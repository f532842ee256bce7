/** Judges how a page looks and is used, in windows, text sizes, directions and modes of a browser. */
import type { Page } from '@playwright/test';

import { axeFaults } from '../axe';
import { invisibleInForcedColors, measureContrast } from '../contrast';
import { type Fault, type InPage, OPEN_DIALOG, prepare } from '../fault';
import { focusFaults } from '../focus';
import { layoutFaults } from '../layout';
import { contrastRatio, over, type Pixels, type Rgb } from '../pixels';
import { addStyles } from '../styles';
import { smallTargets } from '../targets';
import { disclosureFaults, hasDialog, openDialog, openDialogFaults } from './dialogs';

type Size = { width: number; height: number };

/** The window in which pages load. */
export const PHONE: Size = { width: 360, height: 740 };

/** Other typical windows: the narrowest phone, a tablet, a desktop, a large screen. */
const NARROW: Size = { width: 320, height: 740 };
const TABLET: Size = { width: 768, height: 1024 };
const DESKTOP: Size = { width: 1440, height: 900 };
const WALL: Size = { width: 2560, height: 1440 };

/** The viewport of a 1280 × 1024 px window at 400% zoom (WCAG 2.2, 1.4.10). */
const ZOOMED: Size = { width: 320, height: 256 };

/** The spacing of WCAG 2.2, success criterion 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Adds to each message when it is true. */
const when = (faults: readonly Fault[], condition: string): Fault[] =>
  faults.map((fault) => ({ ...fault, message: `${fault.message} (${condition})` }));

/** What has been judged on the pages that a visitor has opened before. */
export type Known = {
  /**
   * The time in which a dialog opens or closes, in ms. It includes an animation, and a slow machine: only a
   * fault takes so long.
   */
  patience: number;
  /** Whether the visitor has stayed on no page: then a dialog may open. */
  isNew: boolean;
  /** Openers of dialogs and disclosures (dialogs.ts). */
  tried: Set<string>;
  /** Names of dialogs that open automatically. */
  dialogs: Set<string>;
};

export const knowNothing = (patience: number): Known => ({
  patience,
  isNew: true,
  tried: new Set(),
  dialogs: new Set(),
});

/** Layout shifts with a higher score are poor (Core Web Vitals). */
const UNNOTICED = 0.1;

/** Runs before a page loads, and records what moves while it loads. */
export const recordShifts = (page: Page) =>
  page.addInitScript((unnoticed) => {
    const shifts: Fault[] = [];
    Object.assign(window, { shiftsForAudit: shifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.find(({ node }) => node)?.node;
        const element = moved instanceof Element ? moved : moved?.parentElement;
        if (value > unnoticed && !hadRecentInput)
          shifts.push({
            rule: 'shift',
            // Without its text, which differs between pages.
            element: element ? [element.localName, ...element.classList].join('.') : 'body',
            message: `moves while the page loads (score ${value.toFixed(3)})`,
          });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, UNNOTICED);

/** The faults of what has moved since the page began to load, on a page with `recordShifts`. */
const shiftFaults = (page: Page) =>
  page.evaluate(() => (window as unknown as { shiftsForAudit?: Fault[] }).shiftsForAudit ?? []);

/** Expands all disclosures, so that their content is judged. */
const expandAll = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const each of all) each.removeAttribute('name');
    for (const each of all) each.setAttribute('open', '');
  });

/** Judges the layout in a window. */
export async function layoutAt(page: Page, size: Size, condition = ''): Promise<Fault[]> {
  await page.setViewportSize(size);
  const at = `at ${size.width} × ${size.height} px${condition}`;
  return when(await layoutFaults(page), at);
}

/** Animations that move something, although the visitor asks for less motion. */
async function motionFaults(page: Page): Promise<Fault[]> {
  await prepare(page);
  return page.evaluate(() => {
    const { nameOfElement } = window as unknown as InPage;
    const MOVES =
      /^(transform|translate|rotate|scale|offset.*|(inset|margin|padding).*|left|right|top|bottom|width|height|backgroundPosition.*|strokeDashoffset)$/;
    return document.getAnimations().flatMap((animation) => {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      const moves = effect
        .getKeyframes()
        .some((frame) => Object.keys(frame).some((name) => MOVES.test(name)));
      const { activeDuration } = effect.getComputedTiming();
      // A transition of a hundredth of a second, which many stylesheets use to turn motion off.
      if (!moves || Number(activeDuration) < 50) return [];
      return [
        {
          rule: 'reduced-motion',
          element: nameOfElement(effect.target),
          message: 'moves although the visitor asks for less motion',
        },
      ];
    });
  });
}

/** Buttons and dialogs whose edge is only a color or a shadow, which forced colors remove. */
async function edgeFaults(page: Page): Promise<Fault[]> {
  await prepare(page);
  const SHAPES = 'button, [role="button"], dialog[open], [role="dialog"]';
  const shaped = await page.locator(SHAPES).evaluateAll((all) =>
    all.map((each) => {
      const { backgroundColor, boxShadow } = getComputedStyle(each);
      const { rgba } = window as unknown as InPage;
      return rgba(backgroundColor).alpha > 0 || boxShadow !== 'none';
    }),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  return page.locator(SHAPES).evaluateAll((all, had) => {
    const { nameOfElement, isSeen } = window as unknown as InPage;
    return all.flatMap((each, index) => {
      if (!had[index] || !isSeen(each, 'forced-colors')) return [];
      const { borderTopWidth, outlineStyle } = getComputedStyle(each);
      if (parseFloat(borderTopWidth) >= 1 || outlineStyle !== 'none') return [];
      return [
        {
          rule: 'forced-colors',
          element: nameOfElement(each),
          message: 'has no border in forced colors',
        },
      ];
    });
  }, shaped);
}

/** Judges forced colors: the edges of controls, and the contrast of text. */
async function forcedColorsFaults(page: Page): Promise<Fault[]> {
  const edges = await edgeFaults(page);
  const invisible = await invisibleInForcedColors(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...edges, ...invisible];
}

const WHITE: Rgb = [255, 255, 255];

/** Judges print: text is dark, the heading is there, and nothing is repeated on each sheet. */
async function printFaults(page: Page): Promise<Fault[]> {
  await page.emulateMedia({ media: 'print' });
  await prepare(page);
  const { faults, texts } = await page.evaluate(() => {
    const { nameOfElement, hasText, isSeen, rgba } = window as unknown as InPage;
    const found: Fault[] = [];
    const colored: { element: string; color: Rgb; alpha: number }[] = [];
    const add = (element: Element, message: string) =>
      found.push({ rule: 'print', element: nameOfElement(element), message });
    const heading = document.querySelector('h1');
    if (heading && !heading.checkVisibility({ visibilityProperty: true }))
      add(heading, 'is not printed');
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element, 'print')) continue;
      const { position, color, printColorAdjust } = getComputedStyle(element);
      if (position === 'fixed') add(element, 'is printed on every sheet');
      if (hasText(element) && printColorAdjust !== 'exact')
        colored.push({ element: nameOfElement(element), ...rgba(color) });
    }
    return { faults: found, texts: colored };
  });
  await page.emulateMedia({ media: 'screen' });
  // Browsers print no backgrounds.
  const pale = texts.filter(
    ({ color, alpha }) => contrastRatio(over(color, alpha, WHITE), WHITE) < 3,
  );
  const message = 'is printed in a light color, without its background';
  return [...faults, ...pale.map(({ element }) => ({ rule: 'print', element, message }))];
}

/** Judges a dialog that is open; on a phone, in smaller windows, too. */
async function dialogJudges(page: Page): Promise<Fault[]> {
  const size = page.viewportSize()!;
  const at = `in a dialog, at ${size.width} px`;
  const contrast = await measureContrast(page);
  const faults = [
    ...when(await layoutFaults(page), at),
    ...when(await smallTargets(page), at),
    ...when(contrast.faults, at),
    ...when(await focusFaults(page, contrast.ground, ['Tab']), at),
    ...(await axeFaults(page)),
  ];
  if (size.width > PHONE.width) return faults;
  for (const smaller of [NARROW, ZOOMED])
    faults.push(...(await layoutAt(page, smaller, ', in a dialog')));
  await page.setViewportSize(size);
  return faults;
}

/** Judges the dialogs that have opened automatically, each once, and closes them. */
async function automaticDialogFaults(page: Page, { dialogs, patience }: Known): Promise<Fault[]> {
  const all: Fault[] = [];
  while (await hasDialog(page)) {
    const name = await openDialog(page).evaluate(
      (each) => each.ariaLabel ?? each.textContent ?? '',
    );
    const isKnown = dialogs.has(name);
    dialogs.add(name);
    const faults = await openDialogFaults(page, patience, async () =>
      isKnown ? [] : dialogJudges(page),
    );
    if (!isKnown) all.push(...faults);
  }
  return all;
}

/** Runs all judges of appearance on the page that is open, in a window of `PHONE`. */
export async function appearanceFaults(page: Page, known: Known): Promise<Fault[]> {
  const faults: Fault[] = [];
  const run = async (judge: () => Promise<Fault[]>) => {
    faults.push(...(await automaticDialogFaults(page, known)));
    faults.push(...(await judge()));
  };
  if (known.isNew)
    await page.waitForSelector(OPEN_DIALOG, { timeout: known.patience }).catch(() => {});
  known.isNew = false;
  await run(() => shiftFaults(page));
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await run(() => disclosureFaults(page, known, () => dialogJudges(page)));
  }
  await expandAll(page);
  let ground: Pixels | undefined;
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await run(() => layoutAt(page, size));
    await run(() => smallTargets(page));
    await run(async () => {
      const contrast = await measureContrast(page);
      ground = contrast.ground;
      return contrast.faults;
    });
    await run(() => axeFaults(page));
  }
  await run(() => focusFaults(page, ground));
  await run(() => motionFaults(page));
  await run(() => forcedColorsFaults(page));
  await run(() => printFaults(page));
  for (const size of [ZOOMED, TABLET, WALL]) await run(() => layoutAt(page, size));

  const mirror = () =>
    page.evaluate(() => {
      const { documentElement: html } = document;
      html.dir = html.dir === 'rtl' ? 'ltr' : 'rtl';
    });
  await mirror();
  await run(() => layoutAt(page, DESKTOP, ', in the other direction'));
  await mirror();

  // Unlike a style, the default text size also affects media queries.
  const devTools = await page.context().newCDPSession(page);
  const setTextSize = (standard: number, fixed: number) =>
    devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await setTextSize(32, 26);
  for (const size of [NARROW, DESKTOP])
    await run(() => layoutAt(page, size, ', with a default text size of 32 px'));
  await setTextSize(16, 13);

  await addStyles(page, SPACING);
  await run(() => layoutAt(page, PHONE, ', with wider text spacing'));
  return faults;
}
