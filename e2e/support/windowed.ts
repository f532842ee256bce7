import type { LaunchOptions } from '@playwright/test';

import { NO_ADDRESS_BAR, TOOLS } from '@/scripts/tools';

/**
 * Chromium as visitors have it. The headless shell has no bfcache, moves a pointer that nobody
 * touched, and sets text a little wider.
 */
export const WINDOWED: LaunchOptions = {
  executablePath: TOOLS.chromium.find(),
  args: [NO_ADDRESS_BAR],
};
