import path from 'node:path';

import { expect, test as base } from '@/e2e/waitForBuild';
import { type ExportName, EXPORTS, urlOf } from '@/e2e/exports';

import { consent } from './consented';
import { isGoogle, mockGoogle } from './google';
import { mockAdNetwork } from './service';

type Options = {
  /** The export that the test opens. One that is under a base path has relative URLs: `./ContactUs`. */
  build: ExportName;
  /** Whether the visitor has consented on an earlier visit. For the build that asks for consent. */
  hasConsent: boolean;
  /** A returning visitor has already seen the popup, so it does not open. */
  visitor: 'new' | 'returning';
};

/** A folder of tests is named like the export that they open. The tests next to the folders open the default site. */
function buildOf(file: string): ExportName {
  const folder = path.basename(path.dirname(file));
  const name = folder === 'sample' ? 'delivered' : folder;
  if (!(name in EXPORTS)) throw new Error(`${file}: e2e/exports.ts has no export "${name}"`);
  return name as ExportName;
}

/** A test fails on any error that it does not declare with `permit` (kit/testing/trouble.ts). */
export const test = base.extend<Options & { prepared: void }>({
  build: [({}, provide, { file }) => provide(buildOf(file)), { option: true }],
  hasConsent: [false, { option: true }],
  visitor: ['returning', { option: true }],

  answered: ({ hasConsent }, provide) => provide(hasConsent ? { isAnswered: isGoogle } : {}),

  baseURL: ({ build }, provide) => provide(urlOf(EXPORTS[build])),

  prepared: [
    async ({ browser, context, hasConsent, visitor }, provide) => {
      if (hasConsent) {
        await mockAdNetwork({ context: () => context });
        await mockGoogle({ context: () => context });
        await consent(browser, context);
      }
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
