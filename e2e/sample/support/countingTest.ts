import { type Counted, isMocked, mockAdNetwork, mockAnalytics } from '@/e2e/sample/support/vendors';
import { expect, test as base } from '@/e2e/support/test';

/** A test of the site whose own form sends leads, and whose visits are counted without consent. */
export const test = base.extend<{ counted: Counted }>({
  answered: { isAnswered: isMocked },

  counted: [
    async ({ context }, provide) => {
      await mockAdNetwork(context);
      await provide(await mockAnalytics(context));
    },
    { auto: true },
  ],
});

export { expect };
