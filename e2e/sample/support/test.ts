import { type SiteName, SITES, urlOf } from '@/e2e/sites';
import { expect, test as base } from '@/e2e/support/trouble';

type Options = {
  /** The site that the test opens. One that is under a base path has relative URLs: `./ContactUs`. */
  build: SiteName;
  /** A returning visitor has already seen the popup, so it does not open. */
  visitor: 'new' | 'returning';
};

/** A test fails on any error that it does not declare with `permit` (e2e/support/trouble.ts). */
export const test = base.extend<Options & { prepared: void }>({
  build: ['sample', { option: true }],
  visitor: ['returning', { option: true }],

  baseURL: ({ build }, provide) => provide(urlOf(SITES[build])),

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
