/**
 * For tests of animations. All others use reduced motion (playwright.config.ts), because
 * Playwright's mouse is so fast that it would miss moving targets.
 */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
