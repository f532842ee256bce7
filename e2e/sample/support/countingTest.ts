import {
  type Counted,
  isAdNetwork,
  isAnalytics,
  mockAdNetwork,
  mockAnalytics,
} from '@/e2e/sample/support/vendors';
import { expect, test as base } from '@/e2e/sample/support/test';

/** A test of the site whose own form sends leads, and whose visits are counted without consent. */
export const test = base.extend<{ counted: Counted }>({
  answered: { isAnswered: (url) => isAnalytics(url) || isAdNetwork(url) },

  counted: [
    async ({ context }, provide) => {
      await mockAdNetwork(context);
      await provide(await mockAnalytics(context));
    },
    { auto: true },
  ],
});

export { expect };
