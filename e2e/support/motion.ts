import type { Page } from '@playwright/test';

/**
 * For tests of animations. All other tests use reduced motion (playwright.config.ts), because
 * Playwright's mouse is so fast that it would miss moving targets.
 */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => String(animation.id || animation)),
  );
