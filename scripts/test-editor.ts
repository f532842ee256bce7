/**
 * Tests the editor at /admin/ in Chromium: builds the site with it, edits a copy of the content, and
 * builds the site from what was saved (e2e/sample/editor/editor.spec.ts).
 */
import { run } from './command';
import { E2E_DIR, EXPORTS } from './exports';

const dir = `${E2E_DIR}/editor`;
const env = {
  ...EXPORTS.delivered.env,
  EXPORT_DIR: dir,
  NEXT_PUBLIC_EDITOR: 'github:owner/repository',
};

async function main() {
  const { code } = await run('npm run build', env);
  const command = 'npx playwright test --config e2e/playwright.config.ts --project editor';
  process.exitCode = code || (await run(command, { E2E_EDITOR: dir })).code;
}

void main();
