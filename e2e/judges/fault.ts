import { fileURLToPath } from 'node:url';

import type { Frame, Page } from '@playwright/test';
import { buildSync } from 'esbuild';

/** Equal causes have an equal element or an equal message. */
export type Fault = {
  /** Such as `layout`, or the id of a rule of axe or html-validate. */
  rule: string;
  /** Its tag, an attribute, and the start of its text. */
  element: string;
  message: string;
};

declare global {
  const judges: typeof import('./inPage');
}

const SHARED = buildSync({
  entryPoints: [fileURLToPath(new URL('inPage.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  globalName: 'judges',
  footer: { js: 'globalThis.judges = judges;' },
  write: false,
}).outputFiles[0]!.text;

/** Defines `judges`. Each judge calls it first, because the functions remember what they have computed. */
export const prepare = (page: Page | Frame) => page.evaluate(SHARED);
