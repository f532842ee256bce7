import path from 'node:path';

import { COMPANY_EXPORT, EXPORTS, urlOf } from '@/e2e/exports';
import { expect, test as base } from '@/e2e/waitForBuild';

export const SITES = { ...EXPORTS, company: COMPANY_EXPORT };

type SiteName = keyof typeof SITES;

type Options = {
  /** The export that the test opens. One that is under a base path has relative URLs: `./ContactUs`. */
  build: SiteName;
  /** A returning visitor has already seen the popup, so it does not open. */
  visitor: 'new' | 'returning';
};

/** A folder of tests is named like the export that they open. The tests next to the folders open the default site. */
function buildOf(file: string): SiteName {
  const folder = path.basename(path.dirname(file));
  const name = folder === 'sample' ? 'delivered' : folder;
  if (!(name in SITES)) throw new Error(`${file}: e2e/exports.ts has no export "${name}"`);
  return name as SiteName;
}

/** A test fails on any error that it does not declare with `permit` (kit/testing/trouble.ts). */
export const test = base.extend<Options & { prepared: void }>({
  build: [({}, provide, { file }) => provide(buildOf(file)), { option: true }],
  visitor: ['returning', { option: true }],

  baseURL: ({ build }, provide) => provide(urlOf(SITES[build])),

  prepared: [
    async ({ context, visitor }, provide) => {
      // A computer whose only network is itself is offline to Chromium, and the form would say so.
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'onLine', {
          get: () => true,
          configurable: true,
        }),
      );
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
