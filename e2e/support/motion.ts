import type { Page } from '@playwright/test';

/**
 * For tests whose subject moves. All others have reduced motion (playwright.config.ts): the pointer
 * of a test is so fast that it misses what moves.
 */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Every animation and transition that runs. */
export const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => String(animation.id || animation)),
  );
