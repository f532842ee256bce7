import type { LaunchOptions } from '@playwright/test';

type Fixture = (
  { launchOptions }: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/** Twice the default text size of browsers, in px. */
export const LARGE_TEXT_PX = 32;

/**
 * Doubles the browser's default text size, which also affects rem units in media queries. Use it at
 * the top level of a test file: `test.use({ launchOptions: largeText })`.
 */
export const largeText: [Fixture, { scope: 'worker' }] = [
  ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${LARGE_TEXT_PX}`],
    }),
  { scope: 'worker' },
];
