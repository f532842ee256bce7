import { screens } from '@/e2e/support/screens';
import { expectSound } from '@/e2e/support/sound';
import { test } from '@/e2e/support/test';

for (const { name, show, upTo, fresh } of screens.filter(({ isPage }) => !isPage))
  test.describe(`The state ${name}`, () => {
    test.use({
      visitor: fresh ? 'new' : 'returning',
      viewport: { width: 360, height: 740 },
    });

    test('is sound in every window, text size, direction and palette', async ({ page }) => {
      test.slow();
      await show(page);
      // Some states stop the clock; axe needs it.
      await page.clock.resume();
      await expectSound(page, { upTo });
    });
  });
