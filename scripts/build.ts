/**
 * Builds the site: generates pictures and other files, runs `next build`, and prepares the export for
 * any static host. If a step fails, prints the reasons and exits with code 1. `_headers` is written
 * last, so an export without it is unfinished.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { OUT, root, run, stop } from './command';
import { prepare } from './export/generate';
import { alone } from './export/lock';

async function build() {
  const plan = await prepare();
  await rm(path.join(root, OUT), { recursive: true, force: true });
  // `next build` has work for one processor most of the time.
  const drawn = plan.draw();
  // Awaited below: until then, an error has nobody who handles it.
  drawn.catch(() => {});
  const { code } = await run('npx next build --webpack');
  await drawn;
  await plan.finish(code === 0 ? OUT : undefined);
  if (code === 0) {
    // It imports generated files, which a fresh clone lacks before `generate`.
    const { finish } = await import('./export/finish-export');
    await finish();
  }
  process.exitCode = code;
}

alone(build).catch(stop);
