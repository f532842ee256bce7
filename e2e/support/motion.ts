/**
 * Turns on animations, for tests that need them. All other tests use reduced motion
 * (playwright.config.ts), because Playwright's fast mouse would miss moving targets.
 */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
