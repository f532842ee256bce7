import { comeBack, keepsPages, markLeft } from '@/e2e/support/bfcache';
import { answer, question, reopen } from '@/e2e/support/consent';
import { islandsReady, open, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import {
  conversions,
  isTracked,
  NETWORK_REQUEST,
  REPORT,
  standInForNetwork,
} from '@/e2e/support/tracking';

test.use({ launchOptions: keepsPages });

test('Withdrawing consent also ends tracking on the previous page, even if that page is in bfcache', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  await standInForNetwork(page);
  await open(page, '/');
  await answer(page, 'accept');
  await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
  await markLeft(page);
  await open(page, at.faq);
  await expect.poll(() => conversions(page)).toHaveLength(2);
  await reopen(page).click();
  await Promise.all([page.waitForEvent('load'), answer(page, 'refuse')]);
  await islandsReady(page);
  await comeBack(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => isTracked(page)).toBe(false);
  await expect(reopen(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
});
