import { layoutFaults } from '@/e2e/support/judges';
import { HEADLESS_SHELL } from '@/kit/testing/chromium';
import { open, pathsOf } from '@/e2e/support/site';
import { expect, test } from '@/e2e/sample/support/test';

/** Twice the default text size of browsers, in px. */
const LARGE_TEXT_PX = 32;

// Tests large text in a wide window, where it also affects rem units in media queries. The checks in support/accessibility.ts test it in narrow windows, by
// doubling the root font size.
test.use({
  launchOptions: {
    ...HEADLESS_SHELL,
    args: [...HEADLESS_SHELL.args!, `--blink-settings=defaultFontSize=${LARGE_TEXT_PX}`],
  },
  viewport: { width: 1440, height: 900 },
});

test('Page layouts do not break at twice the default text size', async ({ page }) => {
  for (const path of pathsOf('home', 'services', 'products', 'contact', 'agreement', 'thank-you')) {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TEXT_PX}px`);
    expect.soft(await layoutFaults(page), path).toEqual([]);
  }
});
