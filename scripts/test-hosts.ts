/**
 * Tests the site of another company (e2e/makeCompany.ts) on the hosts' own tools, which npx downloads
 * (e2e/code/services.spec.ts). They run in one worker, because each of them builds or serves a site.
 */
import path from 'node:path';

import { root, run, stop } from './command';
import { E2E_DIR, EXPORTS } from '@/e2e/exports';
import { makeCompany } from '@/e2e/makeCompany';

async function main() {
  const site = path.join(root, E2E_DIR, 'services');
  await makeCompany(site);
  const env = { ...EXPORTS.delivered.env, EXPORT_DIR: 'out' };
  const { code } = await run('npm run build', env, { cwd: site });
  const command =
    'npx playwright test --config e2e/playwright.config.ts --project services --workers 1';
  process.exitCode = code || (await run(command, { E2E_SERVICES: site })).code;
}

main().catch(stop);
