import type { Page } from '@playwright/test';

import { axeFindings } from '@/e2e/support/axe';
import { illegible, lowContrast } from '@/e2e/support/contrast';
import { focusFaults } from '@/e2e/support/focus';
import { layoutFaults } from '@/e2e/support/layout';
import { mirrorFaults, setDirection } from '@/e2e/support/mirror';
import { orderFaults, outlineFaults } from '@/e2e/support/outline';
import { addStyles } from '@/e2e/support/site';
import { stressTexts } from '@/e2e/support/stressTexts';
import { smallTargets } from '@/e2e/support/targets';
import { expect, test } from '@/e2e/support/test';

/** The narrowest phone, a phone, a tablet, a desktop, a large screen. Each has its own layout. */
const WINDOWS = {
  narrow: { width: 320, height: 740 },
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
  wall: { width: 2560, height: 1440 },
} as const;

/** A window of 1280 × 1024 px at 400 % (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

const { phone, desktop } = WINDOWS;
/** For checks that hardly depend on the width: axe, focus, and the colors of a dialog. */
const ENDS: readonly object[] = [phone, desktop];
/** For enlarged and mirrored text. */
const NARROW_AND_WIDE = [WINDOWS.narrow, desktop];

type Screen = {
  /** The largest width at which it exists, in px. */
  upTo?: number;
  /**
   * Whether it is a page, not only a state of one: then everything that depends only on the page is
   * checked, too.
   */
  isPage?: boolean;
};

/**
 * The matrix of windows, text sizes, directions and colors that every page and every state must
 * pass. Modifies the texts of the page.
 */
export async function expectSound(page: Page, { upTo = Infinity, isPage = false }: Screen) {
  const isDialog = (await page.locator('dialog:modal').count()) === 1;
  const fits = ({ width }: { width: number }) => width <= upTo;
  const inEach = async (
    what: string,
    windows: readonly { width: number; height: number }[],
    check: (window: object) => Promise<void>,
  ) => {
    for (const window of windows.filter(fits)) {
      await page.setViewportSize(window);
      await test.step(`${what} at ${window.width} × ${window.height} px`, () => check(window));
    }
  };
  const expectLayout = async () => expect.soft(await layoutFaults(page)).toEqual([]);

  await inEach('as it is', Object.values(WINDOWS), async (window) => {
    await expectLayout();
    if (isDialog)
      await expect
        .soft(page.locator('dialog:modal').getByRole('button', { name: /^Close/ }))
        .toBeInViewport({ ratio: 1 });
    expect.soft(await smallTargets(page)).toEqual([]);
    if (isPage) expect.soft(await orderFaults(page)).toEqual([]);
    if (isPage ? window !== WINDOWS.narrow : ENDS.includes(window))
      expect.soft(await lowContrast(page)).toEqual([]);
    if (!ENDS.includes(window)) return;
    expect.soft(await axeFindings(page)).toEqual([]);
    if (isPage) expect.soft(await outlineFaults(page)).toEqual([]);
  });
  await inEach('zoomed', [ZOOMED], async () => {
    await expectLayout();
    expect.soft(await smallTargets(page)).toEqual([]);
    if (isDialog) expect.soft(await focusFaults(page)).toEqual([]);
  });
  if (isDialog)
    await inEach('by keyboard', [desktop], async () =>
      expect.soft(await focusFaults(page)).toEqual([]),
    );

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await inEach('in forced colors', [fits(desktop) ? desktop : phone], async () =>
    expect.soft(await illegible(page)).toEqual([]),
  );
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null });

  await inEach('from right to left', NARROW_AND_WIDE, async () => {
    expect.soft(await mirrorFaults(page)).toEqual([]);
    await expectLayout();
    await setDirection(page, 'ltr');
  });

  const doubled = await addStyles(page, 'html { font-size: 200% !important; }');
  await inEach('with text of 200 %', [WINDOWS.narrow, WINDOWS.tablet, WINDOWS.wall], expectLayout);
  await doubled.evaluate((sheet) => (sheet.disabled = true));

  await stressTexts(page);
  await inEach('with long texts', NARROW_AND_WIDE, async () => {
    // The tiles of a page header are decorative, and only avoid texts of usual length.
    const faults = (await layoutFaults(page)).filter((fault) => !fault.includes('IMG'));
    expect.soft(faults).toEqual([]);
  });
}
