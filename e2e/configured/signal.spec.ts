import { siteData, LANDING, formQueries } from '@/e2e/support/attribution';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { openStopped } from '@/e2e/support/popup';
import { BOOKING, CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { isTracked, sendSignal } from '@/e2e/support/tracking';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

test.use({ visitor: 'new' });

// The test does not permit requests to the ad network, so any such request makes it fail.
test('With Global Privacy Control, nothing is tracked, only the popup flag is stored, and forms get no click ID', async ({
  page,
  context,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await sendSignal(context);
  await openStopped(page, LANDING);
  // The campaign is stored only in memory, so a full page load would lose it.
  const parameters = { landing_page: '/Services', utm_source: 'news', utm_campaign: 'A&B' };
  expect(await formQueries(page, CONTACT_PAGE)).toEqual({
    inPopup: parameters,
    inBooking: { product: BOOKING.product, ...parameters },
    onContactPage: parameters,
  });
  expect(await isTracked(page)).toBe(false);
  expect(await siteData(page)).toEqual({
    cookies: [],
    session: { [POPUP_FLAG_KEY]: 'true' },
    local: {},
  });
});
