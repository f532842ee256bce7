import { isAnalytics, mockAnalytics, type Counted } from '@/e2e/sample/support/analytics';
import { expect, test as base } from '@/e2e/sample/support/test';

/** A test of a site whose visits are counted by tools that need no consent. */
export const test = base.extend<{ counted: Counted }>({
  answered: { isAnswered: isAnalytics },

  counted: [async ({ context }, provide) => provide(await mockAnalytics(context)), { auto: true }],
});

export { expect };
