import type { LaunchOptions } from '@playwright/test';

import { findChromium, NO_ADDRESS_BAR } from '@/scripts/browser';

/**
 * Chromium as visitors have it, for what the one without a window does in its own way: it keeps no
 * page that was left, moves a pointer that nobody touched, and sets text a little wider.
 */
export const WINDOWED: LaunchOptions = {
  executablePath: findChromium(),
  args: [NO_ADDRESS_BAR],
};
