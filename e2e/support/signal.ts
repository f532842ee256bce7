import type { BrowserContext } from '@playwright/test';

/** A browser that sends Global Privacy Control with every page. */
export const sendSignal = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
