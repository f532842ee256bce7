import type { LaunchOptions } from '@playwright/test';

type Fixture = (
  { launchOptions }: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/**
 * A browser that keeps the pages it leaves, as visitors' browsers do; Playwright starts it with
 * that turned off. For whole files: `test.use({ launchOptions: keepsPages })`.
 */
export const keepsPages: [Fixture, { scope: 'worker' }] = [
  ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  { scope: 'worker' },
];
