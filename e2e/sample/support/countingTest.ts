import { isAnalytics, mockAnalytics, type Counted } from '@/e2e/sample/support/analytics';
import { expect, test as base } from '@/e2e/sample/support/test';

/** A test of a site whose visits are counted by tools that need no consent. */
export const test = base.extend<{ counted: Counted; online: void }>({
  answered: { isAnswered: isAnalytics },

  counted: [async ({ context }, provide) => provide(await mockAnalytics(context)), { auto: true }],

  // A computer whose only network is itself is offline to Chromium, and the form would say so.
  online: [
    async ({ context }, provide) => {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'onLine', {
          get: () => true,
          configurable: true,
        }),
      );
      await provide();
    },
    { auto: true },
  ],
});

export { expect };
