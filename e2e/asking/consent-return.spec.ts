import { goBack, WITH_BFCACHE, markLeft } from '@/e2e/support/bfcache';
import { answer, consentBanner, reopen } from '@/e2e/support/consent';
import { islandsReady, open, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import {
  conversions,
  isTracked,
  NETWORK_REQUEST,
  REPORT,
  mockAdNetwork,
} from '@/e2e/support/tracking';

test.use({ launchOptions: WITH_BFCACHE });

test('Withdrawing consent also ends tracking on the previous page, even if that page is in bfcache', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  await mockAdNetwork(page);
  await open(page, '/');
  await answer(page, 'accept');
  await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
  await markLeft(page);
  await open(page, at.faq);
  await expect.poll(() => conversions(page)).toHaveLength(2);
  await reopen(page).click();
  await Promise.all([page.waitForEvent('load'), answer(page, 'refuse')]);
  await islandsReady(page);
  await goBack(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => isTracked(page)).toBe(false);
  await expect(reopen(page)).toBeVisible();
  await expect(consentBanner(page)).toBeHidden();
});
