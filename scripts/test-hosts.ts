/**
 * Tests an export on the hosts' own tools, which npx downloads (e2e/hosts/services.spec.ts). They run
 * in one worker, because each of them builds or serves a site.
 */
import { EXPORTS } from '@/scripts/exports';
import { isFresh } from './export/stamp';
import { run } from './command';

async function main() {
  const { dir, env } = EXPORTS.delivered;
  const build = (await isFresh(env, dir)) ? 0 : (await run('npm run build', env)).code;
  const command =
    'npx playwright test --config e2e/playwright.config.ts --project services --workers 1';
  process.exitCode = build || (await run(command, { SERVICES: '1' })).code;
}

void main();
