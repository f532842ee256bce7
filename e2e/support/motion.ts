/**
 * For tests whose subject moves. All others ask for less motion (playwright.config.ts): a pointer
 * as fast as a test's misses what rises into view or scrolls away under it.
 */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
