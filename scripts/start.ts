/**
 * In: the sources (or, with --no-build, the existing export). Out: the site on this machine. `npm
 * start` shows the finished site, so it builds first.
 */
import { parseArgs } from 'node:util';

import { run, stop } from './process';
import { serve } from './serve';

async function main() {
  const { values } = parseArgs({ options: { 'no-build': { type: 'boolean' } } });
  if (!values['no-build'] && (await run('npm run build')).code !== 0) process.exit(1);
  await serve();
}

main().catch(stop);
