import type { Page } from '@playwright/test';

import { comeBack, expectKept, keepsPages, leave, markLeft } from '@/e2e/support/bfcache';
import { answer, isTracked, question, reopen } from '@/e2e/support/consent';
import { islandsReady, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { conversions, NETWORK_REQUEST, REPORT, standInForNetwork } from '@/e2e/support/tracking';

test.use({ launchOptions: keepsPages });

/** The visitor opens another document, answers there, and goes back. */
async function answerElsewhere(page: Page, answers: () => Promise<void>) {
  await markLeft(page);
  await open(page, '/FAQ');
  await answers();
  await comeBack(page);
  await expect(page).toHaveURL('/');
}

test.beforeEach(async ({ page }) => {
  await standInForNetwork(page);
  await open(page, '/');
  await expect(question(page)).toBeVisible();
});

test('A consent banner that was left open is still open after Back, and can be answered', async ({
  page,
}) => {
  await markLeft(page);
  await leave(page);
  await comeBack(page);
  await expectKept(page);
  await expect(question(page)).toBeVisible();
  await answer(page, 'refuse');
  await expect(question(page)).toBeHidden();
  await expect(reopen(page)).toBeVisible();
});

test('After an answer on the next page, Back does not show the consent banner again', async ({
  page,
}) => {
  await answerElsewhere(page, async () => {
    await answer(page, 'refuse');
    await expect(question(page)).toBeHidden();
  });
  await expect(reopen(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('Withdrawing consent on the next page also applies after Back', async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await answer(page, 'accept');
  await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
  await answerElsewhere(page, async () => {
    await expect.poll(() => conversions(page)).toHaveLength(2);
    await reopen(page).click();
    await Promise.all([page.waitForEvent('load'), answer(page, 'refuse')]);
    await islandsReady(page);
  });
  await expect.poll(() => isTracked(page)).toBe(false);
  await expect(reopen(page)).toBeVisible();
});
