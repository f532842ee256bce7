import { isAnalytics, mockAnalytics, type Counted } from '@/e2e/support/analytics';
import { expect, test as base } from '@/kit/testing/trouble';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

type Options = {
  /** A returning visitor has already seen the popup, so it does not open. */
  visitor: 'new' | 'returning';
};

type Fixtures = {
  /** The events that the analytics tools have received. */
  counted: Counted;
  prepared: void;
};

/** A test fails on any error that it does not declare with `permit` (kit/testing/trouble.ts). */
export const test = base.extend<Fixtures & Options>({
  visitor: ['returning', { option: true }],
  answered: { isAnswered: isAnalytics },

  counted: async ({ context }, provide) => provide(await mockAnalytics(context)),

  prepared: [
    async ({ counted, context, visitor }, provide) => {
      expect(counted).toBeDefined();
      if (visitor === 'returning') {
        await context.addInitScript((key) => {
          // A blank page has no origin, so it has no storage.
          if (location.protocol === 'http:') sessionStorage.setItem(key, 'true');
        }, POPUP_FLAG_KEY);
      }
      await provide();
    },
    { auto: true },
  ],
});

export { expect };
