import type { Page } from '@playwright/test';

import { linesOf } from '@/e2e/support/judges';
import { axeFaults } from '@/kit/testing/axe';

/**
 * Runs axe on the page and separately on the forms in its frames.
 *
 * @returns one line per violation, and per element that axe cannot evaluate
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const faults = await axeFaults(page, (url) => url.includes('/forms/'));
  return linesOf(faults);
}
