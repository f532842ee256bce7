/** `npm run test:quick`: most tests, with one build: that with the default settings. */
import { stop } from '@/scripts/command';

import { testInBrowsers } from './browsers';
import { buildExports, generate, hasSample } from './builds';
import { checkTypes, lint, testUnitsOfSite } from './checks';
import { summarize } from './run';

async function checkCode() {
  await lint();
  await testUnitsOfSite();
}

async function main() {
  await generate();
  await checkTypes();
  const [ready] = await Promise.all([buildExports(hasSample ? ['delivered'] : []), checkCode()]);
  if (hasSample) await testInBrowsers(ready, `--project=sample '/sample/[^/]+$'`);
  summarize();
}

main().catch(stop);
