import type { LaunchOptions } from '@playwright/test';

import { NO_ADDRESS_BAR, TOOLS } from '@/scripts/test/tools';

/**
 * Runs the full Chromium, the one that visitors use. Playwright's default, the headless shell, has
 * no bfcache, sends unexpected mouse-move events, and renders text slightly wider.
 */
export const WINDOWED: LaunchOptions = {
  executablePath: TOOLS.chromium.find(),
  args: [NO_ADDRESS_BAR],
};
