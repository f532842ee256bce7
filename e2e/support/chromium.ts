import type { LaunchOptions } from '@playwright/test';

import { findHeadlessChromium, NO_ADDRESS_BAR, TOOLS } from './tools';

/** Fast, for most tests. */
export const HEADLESS_SHELL: LaunchOptions = {
  executablePath: findHeadlessChromium(),
  args: [NO_ADDRESS_BAR],
};

/**
 * What visitors use. Unlike it, the headless shell has no bfcache, sends unexpected mouse-move events, and
 * renders text slightly wider.
 */
export const FULL_CHROMIUM: LaunchOptions = {
  executablePath: TOOLS.chromium.find(),
  args: [NO_ADDRESS_BAR],
};
