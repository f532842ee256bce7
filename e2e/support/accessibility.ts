import type { Page } from '@playwright/test';

import { booking } from '@/content/booking';
import { popup } from '@/content/popup';
import { shell } from '@/content/shell';
import { axeFindings } from '@/e2e/support/axe';
import { layoutFaults, lowContrast } from '@/e2e/support/judges';
import { focusFaults, type Key } from '@/kit/testing/focus';
import { escapeRegExp } from '@/e2e/support/escapeRegExp';
import { stressTexts } from '@/e2e/support/stressTexts';
import { addStyles } from '@/kit/testing/styles';
import { smallTargets } from '@/kit/testing/targets';
import { expect, test } from '@/e2e/sample/support/test';

type Size = { width: number; height: number };

/** Typical windows: the narrowest phone, a phone, a tablet, a desktop, a large screen. */
const NARROW: Size = { width: 320, height: 740 };
const PHONE: Size = { width: 360, height: 740 };
const TABLET: Size = { width: 768, height: 1024 };
const DESKTOP: Size = { width: 1440, height: 900 };
const WALL: Size = { width: 2560, height: 1440 };

/** The viewport of a 1280 × 1024 px window at 400% zoom (WCAG 2.2, 1.4.10). */
const ZOOMED: Size = { width: 320, height: 256 };

/** The names of the buttons that close the dialogs. */
const CLOSE = new RegExp(
  `^(${[shell.closeSidebar, popup.close, booking.close].map(escapeRegExp).join('|')})$`,
  'i',
);

/**
 * Runs the accessibility and layout checks on a page or an open dialog, at various window sizes,
 * text sizes and text directions. The last check makes the text of the page longer, and does not
 * restore it.
 *
 * @param upTo the largest width at which the dialog exists, in px
 * @param keys the keys that move focus during the focus check
 */
export async function expectAccessible(
  page: Page,
  { upTo = Infinity, keys = ['Tab', 'Shift+Tab'] }: { upTo?: number; keys?: readonly Key[] },
) {
  const isDialog = (await page.locator('dialog:modal').count()) === 1;
  const widest = upTo < DESKTOP.width ? TABLET : DESKTOP;
  const inEach = async (
    what: string,
    windows: readonly Size[],
    check: (window: Size) => Promise<void>,
  ) => {
    for (const window of windows.filter(({ width }) => width <= upTo)) {
      await page.setViewportSize(window);
      await test.step(`${what} at ${window.width} × ${window.height} px`, () => check(window));
    }
  };
  const expectLayout = async () => {
    expect.soft(await layoutFaults(page)).toEqual([]);
    if (isDialog)
      await expect
        .soft(page.locator('dialog:modal').getByRole('button', { name: CLOSE }))
        .toBeInViewport({ ratio: 1 });
  };

  await inEach('layout', [NARROW, TABLET, WALL], expectLayout);
  await inEach('measures', [PHONE, widest], async () => {
    await expectLayout();
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await lowContrast(page)).toEqual([]);
    expect.soft(await axeFindings(page)).toEqual([]);
  });
  await inEach('by keyboard', isDialog ? [ZOOMED, widest] : [widest], async (window) => {
    if (window === ZOOMED) await expectLayout();
    expect.soft(await focusFaults(page, keys)).toEqual([]);
  });

  await inEach('from right to left', [NARROW, widest], async () => {
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect.soft(await layoutFaults(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  });

  const doubled = await addStyles(page, 'html { font-size: 200% !important; }');
  // accessibility/large-text.spec.ts tests wide windows.
  await inEach('with text of 200 %', [NARROW, TABLET], expectLayout);
  await doubled.evaluate((sheet) => (sheet.disabled = true));

  await stressTexts(page);
  await inEach('with long texts', [NARROW, widest], async () => {
    // Ignore overlaps with pictures: long texts may cover the decorative tiles in a page header.
    const faults = (await layoutFaults(page)).filter(
      (fault) => !/(^layout: |overlaps )img/.test(fault),
    );
    expect.soft(faults).toEqual([]);
  });
}
