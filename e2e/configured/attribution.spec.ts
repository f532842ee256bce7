import {
  CAMPAIGN,
  follow,
  LANDING,
  queriesOfSession,
  queryOf,
  SECOND,
} from '@/e2e/support/attribution';
import { delayScripts, shown } from '@/e2e/support/delayScripts';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { openStopped } from '@/e2e/support/popup';
import { islandsReady } from '@/e2e/support/site';
import { BOOKING, CONTACT_PAGE, POPUP } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { QUERY_VALUE_MAX } from '@/lib/lead/parameters';

test.use({ visitor: 'new' });

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await standInForNetwork(page);
});

const EVERYWHERE = {
  inPopup: CAMPAIGN,
  inBooking: { product: BOOKING.product, ...CAMPAIGN },
  onContactPage: CAMPAIGN,
};

test('Every form gets the attribution', async ({ page }) => {
  await openStopped(page, LANDING);
  expect(await queriesOfSession(page, CONTACT_PAGE)).toEqual(EVERYWHERE);
});

test('A campaign survives leaving the landing page before its scripts load', async ({ page }) => {
  const release = await delayScripts(page);
  await shown(page, LANDING);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/AboutUs');
  release();
  await islandsReady(page);
  await page.goto('/ContactUs');
  await expect.poll(() => queryOf(page, CONTACT_PAGE)).toEqual(CAMPAIGN);
});

test('Parameters are encoded, and in the configured order', async ({ page }) => {
  await openStopped(page, LANDING);
  await POPUP.ask(page);
  const src = await POPUP.scope(page).getByTitle(POPUP.frameTitle).getAttribute('src');
  expect(new URL(src!).search).toBe(
    '?gclid=G1&li_fat_id=L1&landing_page=%2FServices&utm_source=news&utm_campaign=A%26B',
  );
});

test('The first campaign of a session is kept over full page loads and other campaigns', async ({
  page,
}) => {
  await openStopped(page, LANDING);
  await page.reload();
  await page.goto(`/FAQ${SECOND}`);
  await islandsReady(page);
  expect(await queriesOfSession(page, CONTACT_PAGE)).toEqual(EVERYWHERE);
  await page.goto(`/ContactUs${SECOND}`);
  await expect.poll(() => queryOf(page, CONTACT_PAGE)).toEqual(CAMPAIGN);
});

test('A session that started without a campaign does not get one later', async ({ page }) => {
  await openStopped(page, '/Services');
  await page.goto(`/FAQ${SECOND}`);
  await islandsReady(page);
  const plain = { landing_page: '/Services' };
  expect(await queriesOfSession(page, CONTACT_PAGE)).toEqual({
    inPopup: plain,
    inBooking: { product: BOOKING.product, ...plain },
    onContactPage: plain,
  });
});

test('An overlong value is truncated', async ({ page }) => {
  await openStopped(page, `/Services?utm_source=${'n'.repeat(QUERY_VALUE_MAX + 1)}`);
  await follow(page, 'Products');
  await BOOKING.ask(page);
  const { utm_source } = await queryOf(page, BOOKING);
  expect(utm_source).toBe('n'.repeat(QUERY_VALUE_MAX));
  expect(QUERY_VALUE_MAX).toBe(200);
});
