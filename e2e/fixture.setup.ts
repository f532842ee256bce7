import { test as setup } from '@playwright/test';

import { run } from '@/scripts/command';

setup('The fixture of the kit is built', async () => {
  setup.setTimeout(10 * 60_000);
  const { code, output } = await run('node --import tsx kit/tests/build.ts', {}, { quiet: true });
  if (code !== 0) throw new Error(output);
});
