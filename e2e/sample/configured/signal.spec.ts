import { LANDING, parametersOfForms } from '@/e2e/sample/support/attribution';
import { openStopped } from '@/e2e/sample/support/page';
import { isTracked, sendSignal, SERVICE_REQUEST } from '@/e2e/sample/support/service';
import { siteData } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ visitor: 'new' });

// The test does not permit requests to the ad network, so any such request makes it fail.
test('With Global Privacy Control, nothing is tracked, only the popup flag is stored, and forms get no click ID', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await sendSignal(page);
  await openStopped(page, LANDING);
  const parameters = { landing_page: '/Services', utm_source: 'news', utm_campaign: 'A&B' };
  expect(await parametersOfForms(page)).toEqual({
    inPopup: parameters,
    inBooking: { product: 'Cab Booking App', ...parameters },
    onContactPage: parameters,
  });
  expect(await isTracked(page)).toBe(false);
  expect(await siteData(page)).toEqual({
    cookies: [],
    session: { popupShown_once: 'true' },
    local: {},
  });
});
