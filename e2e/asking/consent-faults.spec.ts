import { useFaq } from '@/e2e/support/journeys';
import { follow } from '@/e2e/support/attribution';
import { answer, isTracked, question, reopen, showQuestion } from '@/e2e/support/consent';
import { STORAGE_FAULTS } from '@/e2e/support/storageFaults';
import { openStopped } from '@/e2e/support/popup';
import { islandsReady, open } from '@/e2e/support/site';
import { translate } from '@/e2e/support/translate';
import { expect, test } from '@/e2e/support/test';
import { conversions, NETWORK_REQUEST, REPORT, standInForNetwork } from '@/e2e/support/tracking';

const LOADED = [REPORT, REPORT];
const DAY = 24 * 60 * 60 * 1000;

test.beforeEach(({ page }) => standInForNetwork(page));

for (const [name, { fault }] of Object.entries(STORAGE_FAULTS)) {
  test.describe(`When storage ${name}`, () => {
    test.use({ visitor: 'new' });

    test('consent applies to the page, and the next page asks again', async ({ page, permit }) => {
      permit(NETWORK_REQUEST);
      await page.addInitScript(fault);
      await openStopped(page, '/FAQ');
      await showQuestion(page);
      await answer(page, 'accept');
      await expect.poll(() => conversions(page)).toEqual(LOADED);
      await expect(question(page)).toBeHidden();
      await useFaq(page);
      await page.reload();
      await islandsReady(page);
      await showQuestion(page);
      expect(await isTracked(page)).toBe(false);
      await answer(page, 'refuse');
      await expect(question(page)).toBeHidden();
    });
  });
}

test('A translated consent banner can be answered, reopened and answered again', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  await open(page, '/');
  await expect(question(page)).toBeVisible();
  await translate(page);
  await answer(page, 'refuse');
  await expect(question(page)).toBeHidden();
  await follow(page, 'FAQ');
  await reopen(page).click();
  await answer(page, 'accept');
  await expect.poll(() => conversions(page)).toEqual(LOADED);
  await expect(question(page)).toBeHidden();
});

test('Consent lasts six months by the system clock, and setting the clock back a day has no effect', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  await openStopped(page, '/FAQ');
  await showQuestion(page);
  await answer(page, 'accept');
  for (const time of [-DAY, 170 * DAY]) {
    await page.clock.setSystemTime(time);
    await page.reload();
    await islandsReady(page);
    await expect.poll(() => isTracked(page)).toBe(true);
    await page.clock.runFor(1000);
    await expect(question(page)).toBeHidden();
  }
  await page.clock.setSystemTime(200 * DAY);
  await page.reload();
  await islandsReady(page);
  await showQuestion(page);
  expect(await isTracked(page)).toBe(false);
});
