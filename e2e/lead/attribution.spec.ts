import { kept, LANDING, queriesOfSession, SECOND } from '@/e2e/support/attribution';
import { openStopped } from '@/e2e/support/popup';
import { islandsReady } from '@/e2e/support/site';
import { BOOKING, CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

test.use({ visitor: 'new' });

test('The demo form gets the product, and nothing about the visitor', async ({ page }) => {
  await openStopped(page, LANDING);
  await page.goto(`/FAQ${SECOND}`);
  await islandsReady(page);
  expect(await queriesOfSession(page, CONTACT_PAGE)).toEqual({
    inPopup: {},
    inBooking: { product: BOOKING.product },
    onContactPage: {},
  });
  expect(await kept(page)).toEqual({
    cookies: [],
    session: { [POPUP_FLAG_KEY]: 'true' },
    local: {},
  });
});
