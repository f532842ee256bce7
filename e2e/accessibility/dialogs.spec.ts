import { screens } from '@/e2e/support/screens';
import { expectAccessible } from '@/e2e/support/accessibility';
import { test } from '@/e2e/sample/support/test';

const DIALOGS = ['sidebar', 'popup', 'popup-unreachable', 'booking'];

for (const { name, show, upTo, fresh } of screens.filter(({ name }) => DIALOGS.includes(name)))
  test.describe(`The "${name}" dialog`, () => {
    test.use({
      visitor: fresh ? 'new' : 'returning',
      viewport: { width: 360, height: 740 },
    });

    test('passes all accessibility and layout checks at every window size and text size, in both text directions', async ({
      page,
    }) => {
      test.slow();
      await show(page);
      // Some of these dialogs are opened with a stopped clock, but axe needs a running clock.
      await page.clock.resume();
      await expectAccessible(page, { upTo });
    });
  });
