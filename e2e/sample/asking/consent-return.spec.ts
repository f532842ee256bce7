import { goBack, markLeft, WITH_BFCACHE } from '@/e2e/sample/support/bfcache';
import { accept, banner, privacyChoices, withdraw } from '@/e2e/sample/support/consent';
import { mockGoogle } from '@/e2e/sample/support/google';
import { open } from '@/e2e/sample/support/page';
import {
  conversions,
  isTracked,
  mockAdNetwork,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ launchOptions: WITH_BFCACHE });

test('Withdrawing consent also ends tracking on the previous page, even if that page is in bfcache', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await mockAdNetwork(page);
  await mockGoogle(page);
  await open(page, '/');
  await accept(page);
  await expect.poll(() => conversions(page)).toHaveLength(2);
  await markLeft(page);
  await open(page, '/FAQ');
  await expect.poll(() => conversions(page)).toHaveLength(2);
  await withdraw(page);
  await goBack(page, '/');
  await expect.poll(() => isTracked(page)).toBe(false);
  await expect(privacyChoices(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
