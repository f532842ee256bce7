/**
 * `npm run test:site`: builds the site with its own settings, and audits it. With a URL, audits a deployed
 * site, and builds nothing.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '@/scripts/command';
import { loadSettings } from '@/scripts/export/settings';
import { E2E_DIR } from '@/e2e/exports';

import { check, OWN_SETTINGS, summarize } from '@/e2e/steps';
import { audit, auditStep } from './auditExport';

const USAGE = `Usage: npm run test:site -- [--skip RULE]… [[--rate NUMBER] URL [PATH …]]

  --skip  accept the findings of a rule, which is the first word of their line
  URL     the home page of a deployed site
  PATH    a page that is in no sitemap, and to which no link leads: /thank-you
  --rate  send at most this number of requests in a second, instead of 50
`;

/** The exit code of an audit that could not run. */
const NO_RESULT = 2;

const SITE = `${E2E_DIR}/site`;

/** The folders of code and words that a site changes. */
const OWN = 'app components content lib tailwind.config.ts';

async function checkSite() {
  await check('Types', 'npm run types', { env: { EXPORT_DIR: '' } });
  await check('Lint', `npx eslint ${OWN} --max-warnings 0`, { env: OWN_SETTINGS });
}

async function testSite(skip: string[]) {
  const ready = await check('Build and content', 'npm run build', { env: { EXPORT_DIR: SITE } });
  const basePath = ready ? loadSettings().basePath : '';
  await Promise.all([
    auditStep('Audit', ready, path.join(root, SITE), { basePath, skip, live: true }),
    checkSite(),
  ]);
  summarize();
}

async function main() {
  const { values, positionals } = parseArgs({
    options: {
      rate: { type: 'string' },
      skip: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const { skip, help } = values;
  const rate = values.rate === undefined ? undefined : Number(values.rate);
  if (help || (rate !== undefined && !(rate > 0))) throw new Error(USAGE);
  const [url, ...paths] = positionals;
  if (!url) {
    await testSite(skip);
    return;
  }
  const findings = await audit({ url, paths, skip, rate });
  if (findings !== undefined) process.exitCode = Number(findings > 0);
  else process.exitCode = NO_RESULT;
}

main().catch(({ message }: Error) => {
  process.stderr.write(`${message}\n`);
  process.exitCode = NO_RESULT;
});
