import { JOURNEYS } from '@/e2e/sample/support/journeys';
import {
  expectPage,
  follow,
  MOVING,
  open,
  openStopped,
  stopClock,
} from '@/e2e/sample/support/page';
import { closePopup, openPopup, popup } from '@/e2e/sample/support/popup';
import { STORAGE_FAULTS } from '@/e2e/sample/support/storageFaults';
import { expect, test } from '@/e2e/sample/support/test';

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
    await follow(page, 'About Us');
    await expectPage(page, '/AboutUs', 'About us');
    await page.clock.runFor(5000);
    await expect(popup(page)).toHaveCount(0);
  });

test('When storage and cookies are blocked, the islands of the other pages work', async ({
  page,
}) => {
  await page.addInitScript(STORAGE_FAULTS['and cookies are blocked'].fault);
  await stopClock(page);
  for (const { path, use } of JOURNEYS.filter((each) => each.path !== '/')) {
    await open(page, path);
    await use(page);
  }
});
