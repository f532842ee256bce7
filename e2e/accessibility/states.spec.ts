import { screens } from '@/e2e/support/screens';
import { expectSound } from '@/e2e/support/sound';
import { test } from '@/e2e/support/test';

for (const { name, show, upTo, fresh } of screens.filter(({ isPage }) => !isPage))
  test.describe(`State: ${name}`, () => {
    test.use({
      visitor: fresh ? 'new' : 'returning',
      viewport: { width: 360, height: 740 },
    });

    test('passes all checks in every window size, text size, direction and color scheme', async ({
      page,
    }) => {
      test.slow();
      await show(page);
      // Some states stop the clock, but axe needs it.
      await page.clock.resume();
      await expectSound(page, { upTo });
    });
  });
