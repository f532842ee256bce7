/**
 * `npm run test:site`: builds the site with its own settings, and audits it. With a URL, audits a deployed
 * site, and builds nothing. With `--skip RULE`, neither reports the findings of a rule.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { auditCommand } from '@/kit/testing/audit/command';
import { root, stop } from '@/scripts/command';
import { loadSettings } from '@/scripts/export/settings';
import { E2E_DIR } from '@/scripts/exports';

import { auditStep } from './browsers';
import { check, OWN_SETTINGS, summarize } from './run';

const SITE = `${E2E_DIR}/site`;

/** The folders of code and words that a site changes. */
const OWN = 'app components content lib tailwind.config.ts';

async function checkSite() {
  await check('Types', 'npm run types', { env: { EXPORT_DIR: '' } });
  await check('Lint', `npx eslint ${OWN} --max-warnings 0`, { env: OWN_SETTINGS });
}

async function testSite(args: string[]) {
  const options = { skip: { type: 'string', multiple: true, default: [] as string[] } } as const;
  const { skip } = parseArgs({ args, options }).values;
  const ready = await check('Build and content', 'npm run build', { env: { EXPORT_DIR: SITE } });
  const basePath = ready ? loadSettings().basePath : '';
  await Promise.all([
    auditStep('Audit', ready, path.join(root, SITE), { basePath, skip }),
    checkSite(),
  ]);
  summarize();
}

async function main(args: string[]) {
  if (args.some((each) => /^https?:/.test(each))) process.exitCode = await auditCommand(args);
  else await testSite(args);
}

main(process.argv.slice(2)).catch(stop);
