import { expect, test as base } from '@/kit/testing/trouble';

type Options = {
  /** A returning visitor has already seen the popup, so it does not open. */
  visitor: 'new' | 'returning';
};

/** A test fails on any error that it does not declare with `permit` (kit/testing/trouble.ts). */
export const test = base.extend<Options & { prepared: void }>({
  visitor: ['returning', { option: true }],

  prepared: [
    async ({ context, visitor }, provide) => {
      if (visitor === 'returning') {
        await context.addInitScript(() => {
          // A blank page has no origin, so it has no storage.
          if (location.protocol === 'http:') sessionStorage.setItem('popupShown_once', 'true');
        });
      }
      await provide();
    },
    { auto: true },
  ],
});

export { expect };
