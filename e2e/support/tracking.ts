import type { BrowserContext } from '@playwright/test';

/** Makes the browser send Global Privacy Control on every page. */
export const sendSignal = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
