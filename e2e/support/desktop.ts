import type { LaunchOptions } from '@playwright/test';

type Fixture = (
  { launchOptions }: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/**
 * Scrollbars that take up room, as on most desktops; a headless browser hides them. For whole files,
 * because it needs a browser of its own: `test.use({ launchOptions: desktop })`.
 */
export const desktop: [Fixture, { scope: 'worker' }] = [
  ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
  { scope: 'worker' },
];
