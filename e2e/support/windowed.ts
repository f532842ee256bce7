import type { LaunchOptions } from '@playwright/test';

import { NO_ADDRESS_BAR, TOOLS } from '@/scripts/tools';

/**
 * Runs Chromium as visitors use it. Playwright's default, the headless shell, has no bfcache, sends
 * mouse-move events on its own, and renders text slightly wider.
 */
export const WINDOWED: LaunchOptions = {
  executablePath: TOOLS.chromium.find(),
  args: [NO_ADDRESS_BAR],
};
