import { CAMPAIGN, kept, LANDING, queryOf, SECOND } from '@/e2e/support/attribution';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { openStopped } from '@/e2e/support/popup';
import { BOOKING, POPUP, show } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { ATTRIBUTION_KEY } from '@/lib/lead/attribution';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

test.use({ visitor: 'new' });

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await standInForNetwork(page);
});

test('A new session starts without attribution', async ({ page, browser, baseURL }) => {
  await openStopped(page, LANDING);
  const context = await browser.newContext({ baseURL });
  const next = await context.newPage();
  await standInForNetwork(next);
  await openStopped(next, `/FAQ${SECOND}`);
  await POPUP.ask(next);
  expect(await queryOf(next, POPUP)).toEqual({
    gclid: 'G2',
    landing_page: '/FAQ',
    utm_source: 'other',
    utm_term: 'late',
  });
  await context.close();
  await POPUP.ask(page);
  expect(await queryOf(page, POPUP)).toEqual(CAMPAIGN);
});

test('Attribution lasts for the session only, without a cookie', async ({ page }) => {
  await openStopped(page, LANDING);
  await POPUP.ask(page);
  const { cookies, session, local } = await kept(page);
  expect({ cookies, local }).toEqual({ cookies: [], local: {} });
  expect(Object.keys(session).sort()).toEqual([ATTRIBUTION_KEY, POPUP_FLAG_KEY].sort());
  expect(JSON.parse(session[ATTRIBUTION_KEY]!)).toEqual(CAMPAIGN);
});

test('Stored values that this site did not write are ignored', async ({ page }) => {
  await page.addInitScript(
    (key) => location.protocol === 'http:' && sessionStorage.setItem(key, '["gclid"]'),
    ATTRIBUTION_KEY,
  );
  await openStopped(page, LANDING);
  await show(page, BOOKING);
  expect(await queryOf(page, BOOKING)).toEqual({
    product: BOOKING.product,
    landing_page: BOOKING.path,
  });
});
