import { chromium, firefox, webkit, type Page } from '@playwright/test';

import type { Browser, Driver, Traits } from '@/e2e/engines/driver';
import { recordTrouble } from '@/e2e/support/test';
import type { EngineName } from '@/scripts/engines';

const TYPES = { chromium, firefox, webkit };

/** Chromium, and Playwright’s own builds of the others. */
export async function launchWithPlaywright(
  name: EngineName,
  file: string,
  { lessMotion, scriptsOff }: Traits,
  origin: string,
): Promise<Browser> {
  const browser = await TYPES[name].launch({ executablePath: file });
  const open = async () => {
    const context = await browser.newContext({
      javaScriptEnabled: !scriptsOff,
      reducedMotion: lessMotion ? 'reduce' : 'no-preference',
    });
    const troubles = recordTrouble(context, origin, !scriptsOff);
    const close = () => context.close();
    return { ...driverOf(await context.newPage()), troubles: async () => troubles, close };
  };
  return { open, close: () => browser.close() };
}

const driverOf = (page: Page): Omit<Driver, 'troubles' | 'close'> => ({
  go: async (url) => {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
  },
  evaluate: (expression) => page.evaluate(expression),
  click: ({ x, y }) => page.mouse.click(x, y),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
  resize: (size) => page.setViewportSize(size),
});
