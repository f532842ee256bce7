import { test as setup } from '@playwright/test';

import { provideBuild } from './builds';

setup('The fixture of the kit is built', async () => {
  setup.setTimeout(10 * 60_000);
  await provideBuild('fixture');
});
