/**
 * Tests the editor at /admin/ in Chromium with the content of another company (e2e/makeCompany.ts): opens
 * every form, edits a copy of the content, and builds a site from what was saved (e2e/code/editor.spec.ts).
 */
import path from 'node:path';

import { root, run, stop } from './command';
import { E2E_DIR, EXPORTS } from '@/e2e/exports';
import { makeCompany } from '@/e2e/makeCompany';

async function main() {
  const site = path.join(root, E2E_DIR, 'editor-site');
  await makeCompany(site);
  const { env } = EXPORTS.delivered;
  const { code } = await run('npx tsx scripts/editor-files.ts', env, { cwd: site });
  const command = 'npx playwright test --config e2e/playwright.config.ts --project editor';
  process.exitCode = code || (await run(command, { E2E_EDITOR: site })).code;
}

main().catch(stop);
