import { follow, kept, LANDING, queriesOfSession } from '@/e2e/support/attribution';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { openStopped } from '@/e2e/support/popup';
import { sendSignal } from '@/e2e/support/signal';
import { paths } from '@/e2e/support/site';
import { BOOKING, CONTACT_PAGE, POPUP } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

test.use({ visitor: 'new' });

// Requests to the ad network are not declared here, so each would fail the test.
test.beforeEach(async ({ context, permit }) => {
  permit(SERVICE_REQUEST);
  await sendSignal(context);
});

test('With Global Privacy Control, nothing is requested from the ad network', async ({ page }) => {
  await openStopped(page, '/');
  for (const path of paths) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(await page.evaluate(() => 'lintrk' in window)).toBe(false);
});

test('With Global Privacy Control, click ids are not sent, and the campaign only from the landing page', async ({
  page,
}) => {
  await openStopped(page, LANDING);
  const told = { landing_page: '/Services', utm_source: 'news', utm_campaign: 'A&B' };
  expect(await queriesOfSession(page, CONTACT_PAGE)).toEqual({
    inPopup: told,
    inBooking: { product: BOOKING.product, ...told },
    onContactPage: told,
  });
});

test('With Global Privacy Control, only the popup flag is stored', async ({ page }) => {
  await openStopped(page, LANDING);
  await follow(page, 'FAQ');
  await POPUP.ask(page);
  expect(await kept(page)).toEqual({
    cookies: [],
    session: { [POPUP_FLAG_KEY]: 'true' },
    local: {},
  });
});
