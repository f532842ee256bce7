/** Tests and audits in browsers, and the programs that they need. */
import { installCommand, mayInstall, missingTools } from '@/kit/testing/tools';
import { run } from '@/scripts/command';
import { REPORTS } from '@/scripts/exports';

import { auditExport } from './auditExport';
import { check, skipped, step } from './run';

/** Tests that need a missing tool are skipped. In CI, a missing tool is a failure. */
export const provideTools = () =>
  step('Tools', async () => {
    if (missingTools().length > 0 && mayInstall()) {
      const command = installCommand(missingTools());
      console.log(`Root in a container or in CI: ${command}`);
      await run(command, { DEBIAN_FRONTEND: 'noninteractive' });
    }
    const missing = missingTools();
    if (missing.length === 0) return true;
    console.log(
      `Missing: ${missing.join(', ')}. Tests that need them are skipped. To install them on Debian, as root: ${installCommand(missing)}. To install only the browsers: npx playwright install`,
    );
    return !process.env.CI;
  });

/** @param options options of Playwright, such as the projects to run */
export function testInBrowsers(ready: boolean, options = '') {
  const title = 'Browser tests';
  if (!ready) return step(title, skipped);
  return check(title, `npx playwright test --config e2e/playwright.config.ts ${options}`, {
    report: REPORTS.playwright,
    live: true,
  });
}

type Options = { basePath?: string; skip?: readonly string[]; most?: number };

/** Audits an export as any site, of which only the URL is known (kit/testing/audit). */
export const auditStep = (
  title: string,
  ready: boolean,
  dir: string,
  { basePath = '', ...options }: Options = {},
) => step(title, () => (ready ? auditExport(dir, basePath, options) : skipped()));
