import type { Page } from '@playwright/test';

import * as contrast from '@/kit/testing/contrast';
import * as layout from '@/kit/testing/layout';

/** The judges of the kit, with what they must know of the site. */

export const lowContrast = (page: Page) =>
  contrast.lowContrast(page, {
    hidden: '.sr-only',
    floating: '.chat-tile',
    icons: ':is(a, button) svg.stroke-current',
  });

/**
 * Ignores the skip link, which is off-screen until it has focus, the name in the bar, which is clipped
 * if it does not fit (site/first-screen.spec.ts), and the placeholder behind the form.
 */
export const layoutFaults = (page: Page) =>
  layout.layoutFaults(page, {
    hidden: '.sr-only, .bar-logo, body > a',
    behind: '.form-skeleton',
    buttons: '.btn',
  });
