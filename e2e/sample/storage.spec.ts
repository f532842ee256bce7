import { JOURNEYS } from '@/e2e/sample/support/journeys';
import { MOVING, open, stopClock } from '@/e2e/sample/support/page';
import { blockStorage, POPUP_FLAG_ERRORS } from '@/e2e/sample/support/storageFaults';
import { test } from '@/e2e/sample/support/test';

test.use({ ...MOVING, visitor: 'new' });

test('When storage and cookies are blocked, each failure of the popup is logged, and the islands of all pages work', async ({
  page,
  permit,
}) => {
  permit(...POPUP_FLAG_ERRORS);
  await page.addInitScript(blockStorage);
  await stopClock(page);
  for (const { path, use } of JOURNEYS) {
    await open(page, path);
    await use(page);
  }
});
