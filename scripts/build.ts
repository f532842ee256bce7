/**
 * Builds the site: generates pictures and other files, runs `next build`, and prepares the export for
 * any static host. If a step fails, prints the reasons and exits with code 1. `_headers` is written last, so an export without it is unfinished.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { isMain, OUT, root, run, stop } from './command';
import { generate } from './export/generate';

async function build() {
  await generate();
  await rm(path.join(root, OUT), { recursive: true, force: true });
  const { code } = await run('next build --webpack');
  if (code !== 0) process.exit(code);
  // It imports generated files, which a fresh clone lacks before `generate`.
  const { finish } = await import('./export/finish-export');
  await finish();
}

if (isMain(import.meta.url)) build().catch(stop);
