import { chromium, firefox, webkit } from '@playwright/test';

import type { Browser } from './driver';
import { driverOf } from './driver';
import { recordTrouble } from '../trouble';
import type { EngineName } from '../tools';

const TYPES = { chromium, firefox, webkit };

/** Launches Chromium, or Playwright's build of Firefox or WebKit. */
export async function launchWithPlaywright(name: EngineName, file: string): Promise<Browser> {
  const browser = await TYPES[name].launch({ executablePath: file });
  const open: Browser['open'] = async (origin) => {
    const context = await browser.newContext();
    const errors = recordTrouble(context, origin, true);
    const page = await context.newPage();
    return {
      ...driverOf(page),
      setViewportSize: (size) => page.setViewportSize(size),
      errors: async () => errors,
      close: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
}
