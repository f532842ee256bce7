import type { LaunchOptions } from '@playwright/test';

type Fixture = (
  { launchOptions }: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/**
 * Shows scrollbars that take up space, as on most desktops. A headless browser hides them. For
 * entire files: `test.use({ launchOptions: desktop })`.
 */
export const desktop: [Fixture, { scope: 'worker' }] = [
  ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
  { scope: 'worker' },
];
