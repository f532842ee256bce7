import { screens } from '@/e2e/support/screens';
import { expectSound } from '@/e2e/support/sound';
import { test } from '@/e2e/support/test';

const DIALOGS = ['menu', 'popup', 'popup-unreachable', 'booking'];

for (const { name, show, upTo, fresh } of screens.filter(({ name }) => DIALOGS.includes(name)))
  test.describe(`Dialog: ${name}`, () => {
    test.use({
      visitor: fresh ? 'new' : 'returning',
      viewport: { width: 360, height: 740 },
    });

    test('passes all checks at every window size, text size and direction', async ({ page }) => {
      test.slow();
      await show(page);
      // Some screens stop the clock, but axe needs it to run.
      await page.clock.resume();
      await expectSound(page, { upTo });
    });
  });
