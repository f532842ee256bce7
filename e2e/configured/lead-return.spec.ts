import type { Page } from '@playwright/test';

import { follow } from '@/e2e/support/attribution';
import { expectThanks, fillIn, formIn, SERVICE_REQUEST, submit } from '@/e2e/support/leadForm';
import { popup } from '@/e2e/support/popup';
import { islandsReady, open, stopClock } from '@/e2e/support/site';
import { CONTACT_PAGE, POPUP, show } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { conversions, NETWORK_REQUEST, REPORT, standInForNetwork } from '@/e2e/support/tracking';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await standInForNetwork(page);
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('who has submitted the form in the popup does not get the popup again', async ({ page }) => {
    const expectNoPopup = async () => {
      await islandsReady(page);
      await page.clock.runFor(4 * POPUP_DELAY_MS);
      await expect(popup(page)).toHaveCount(0);
    };
    await stopClock(page);
    await show(page, POPUP);
    const form = formIn(POPUP.scope(page), POPUP.frameTitle);
    await fillIn(form);
    await submit(form);
    await expectThanks(page);
    await expectNoPopup();
    await follow(page, 'FAQ');
    await expectNoPopup();
    await page.goto('/Services');
    await expectNoPopup();
  });
});

/** A form service that redirects inside its frame, as many do. */
async function redirectInFrame(page: Page) {
  const site = new URL(page.url()).origin;
  await page.route('**/forms/wtl/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 303, headers: { Location: `${site}/thank-you` } })
      : route.continue(),
  );
}

test('A form that redirects inside its frame ends at /thank-you in the top window', async ({
  page,
}) => {
  await open(page, '/FAQ');
  await open(page, '/ContactUs');
  await redirectInFrame(page);
  const form = formIn(CONTACT_PAGE.scope(page), CONTACT_PAGE.frameTitle);
  await fillIn(form);
  await submit(form);
  await expectThanks(page);
  expect(page.frames()).toHaveLength(1);
  await islandsReady(page);
  await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
  // Back leads to the form, not to another redirect.
  await page.goBack();
  await expect(page).toHaveURL('/ContactUs');
  await expect(
    formIn(CONTACT_PAGE.scope(page), CONTACT_PAGE.frameTitle).getByRole('button'),
  ).toBeVisible();
});
