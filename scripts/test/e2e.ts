/** `npm run test:e2e`: all tests in browsers. Builds only missing exports. */
import { stop } from '@/scripts/command';

import { provideTools, testInBrowsers } from './browsers';
import { ALL_EXPORTS, buildMissingExports, buildMissingFixture, hasSample } from './builds';
import { summarize } from './run';

async function main() {
  await provideTools();
  const ready =
    (await buildMissingExports(hasSample ? ALL_EXPORTS : [])) && (await buildMissingFixture());
  await testInBrowsers(ready);
  summarize();
}

main().catch(stop);
