import { documentTrouble, everyPage, open } from '@/e2e/support/site';
import { expectSound } from '@/e2e/support/sound';
import { test } from '@/e2e/support/test';

for (const path of everyPage)
  test(`${path} passes all checks in every window size, text size, direction and color scheme`, async ({
    page,
    permit,
  }) => {
    test.slow();
    permit(...documentTrouble(path));
    await open(page, path);
    await expectSound(page, { isPage: true });
  });
