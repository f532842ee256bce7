/**
 * Tests an export on the hosts' own tools, which npx downloads (e2e/sample/hosts/services.spec.ts). They run
 * in one worker, because each of them builds or serves a site.
 */
import { EXPORTS } from '@/scripts/exports';
import { run } from './command';

async function main() {
  const { env } = EXPORTS.delivered;
  const { code } = await run('npm run build', env);
  const command =
    'npx playwright test --config e2e/playwright.config.ts --project services --workers 1';
  process.exitCode = code || (await run(command, { SERVICES: '1' })).code;
}

void main();
