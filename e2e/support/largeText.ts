import type { LaunchOptions } from '@playwright/test';

type Fixture = (
  { launchOptions }: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/** Twice the default text size of browsers, in px. */
export const LARGE_TEXT_PX = 32;

/**
 * A browser with the default text size doubled; widths in rem of media queries double with it. For
 * whole files, because it needs a browser of its own: `test.use({ launchOptions: largeText })`.
 */
export const largeText: [Fixture, { scope: 'worker' }] = [
  ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${LARGE_TEXT_PX}`],
    }),
  { scope: 'worker' },
];
