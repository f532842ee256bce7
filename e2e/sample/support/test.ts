import path from 'node:path';

import { expect, test as base } from '@/e2e/waitForBuild';
import { type ExportName, EXPORTS } from '@/e2e/exports';

type Options = {
  /** A returning visitor has already seen the popup, so it does not open. */
  visitor: 'new' | 'returning';
};

/** A folder of tests is named like the export that they open. The tests next to the folders open the default site. */
function siteOf(file: string): string {
  const folder = path.basename(path.dirname(file));
  const name = folder === 'sample' ? 'delivered' : folder;
  if (!(name in EXPORTS)) throw new Error(`${file}: e2e/exports.ts has no export "${name}"`);
  return `http://127.0.0.1:${EXPORTS[name as ExportName].port}`;
}

/** A test fails on any error that it does not declare with `permit` (kit/testing/trouble.ts). */
export const test = base.extend<Options & { prepared: void }>({
  visitor: ['returning', { option: true }],

  baseURL: ({}, provide, { file }) => provide(siteOf(file)),

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
