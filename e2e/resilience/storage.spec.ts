import { closePopup, journeys } from '@/e2e/support/journeys';
import { MOVING } from '@/e2e/support/motion';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { expectPage, follow, open, stopClock, anyPage } from '@/e2e/support/site';
import { STORAGE_FAULTS } from '@/e2e/support/storageFaults';
import { expect, test } from '@/e2e/support/test';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

test.use({ ...MOVING, visitor: 'new' });

for (const [name, { fault, logged }] of Object.entries(STORAGE_FAULTS))
  test(`When storage ${name}, each failure is logged, and the popup opens only once per page load`, async ({
    page,
    permit,
  }) => {
    permit(...logged);
    await page.addInitScript(fault);
    await openStopped(page, '/');
    await openPopup(page);
    await closePopup(page);
    await follow(page, anyPage);
    await expectPage(page, anyPage);
    await page.clock.runFor(2 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
  });

test('When storage and cookies are blocked, the islands of the other pages work', async ({
  page,
}) => {
  await page.addInitScript(STORAGE_FAULTS['and cookies are blocked'].fault);
  await stopClock(page);
  for (const { path, use } of journeys.filter((each) => each.path !== '/')) {
    await open(page, path);
    await use(page);
  }
});
