/** The browsers and other programs that tests need. */
import { step } from '@/e2e/steps';
import { installCommand, mayInstall, missingTools } from '@/kit/testing/tools';
import { run } from '@/scripts/command';

/** Tests that need a missing tool are skipped. In CI, a missing tool is a failure. */
export const provideTools = () =>
  step('Tools', async () => {
    if (missingTools().length > 0 && mayInstall()) {
      const command = installCommand(missingTools());
      console.log(`Root in a container or in CI: ${command}`);
      const { output } = await run(command, { DEBIAN_FRONTEND: 'noninteractive' }, { quiet: true });
      if (missingTools().length > 0) console.log(output);
    }
    const missing = missingTools();
    if (missing.length === 0) return true;
    console.log(
      `Missing: ${missing.join(', ')}. Tests that need them are skipped. To install them on Debian, as root: ${installCommand(missing)}. To install only the browsers: npx playwright install`,
    );
    return !process.env.CI;
  });
