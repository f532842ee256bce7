import { fileURLToPath } from 'node:url';

import type { Frame, Page } from '@playwright/test';
import { buildSync } from 'esbuild';

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
