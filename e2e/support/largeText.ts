import type { LaunchOptions } from '@playwright/test';

type Fixture = (
  { launchOptions }: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/** Twice the size of the text that browsers come with, in px. */
export const LARGE_TEXT_PX = 32;

/**
 * A browser whose owner has set text to twice its size; widths in rem of media queries double with
 * it. For whole files, because it needs a browser of its own: `test.use({ launchOptions: largeText })`.
 */
export const largeText: [Fixture, { scope: 'worker' }] = [
  ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${LARGE_TEXT_PX}`],
    }),
  { scope: 'worker' },
];
