import { JOURNEYS } from '@/e2e/support/journeys';
import { STORAGE_FAULTS } from '@/e2e/support/storageFaults';
import { MOVING } from '@/e2e/support/motion';
import { open, paths, stopClock } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ ...MOVING, visitor: 'new' });

for (const [name, { fault, logged }] of Object.entries(STORAGE_FAULTS)) {
  test(`When storage ${name}, every page works`, async ({ page, permit }) => {
    permit(...logged);
    await page.addInitScript(fault);
    await stopClock(page);
    for (const path of paths) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await JOURNEYS[path]?.(page);
    }
  });
}
