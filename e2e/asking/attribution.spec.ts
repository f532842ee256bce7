import { follow, kept, LANDING, queriesOfSession, queryOf } from '@/e2e/support/attribution';
import { answer, showQuestion } from '@/e2e/support/consent';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { openStopped } from '@/e2e/support/popup';
import { islandsReady } from '@/e2e/support/site';
import { BOOKING, CONTACT_PAGE, POPUP, show } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { ATTRIBUTION_KEY } from '@/lib/lead/attribution';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

test.use({ visitor: 'new' });

/** With the parameter names configured for this export. `utm_campaign` is not in the list. */
const ANONYMOUS = { entry: '/Services' };
const KNOWN = { ...ANONYMOUS, source: 'news', gclid: 'G1' };

const everywhere = (facts: Record<string, string>) => ({
  inPopup: facts,
  inBooking: { subject: BOOKING.product, ...facts },
  onContactPage: facts,
});

test.beforeEach(async ({ page, permit }) => {
  permit(SERVICE_REQUEST);
  await standInForNetwork(page);
  await openStopped(page, LANDING);
  await showQuestion(page);
});

test('Before an answer, no campaign parameter is sent or stored', async ({ page }) => {
  await follow(page, 'Products');
  await BOOKING.ask(page);
  expect(await queryOf(page, BOOKING)).toEqual({ subject: BOOKING.product, ...ANONYMOUS });
  expect(await kept(page)).toEqual({ cookies: [], session: {}, local: {} });
});

test('After consent, the campaign is sent under its configured name, also after full page loads', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  await answer(page, 'accept');
  expect(await queriesOfSession(page, CONTACT_PAGE)).toEqual(everywhere(KNOWN));
  const { session } = await kept(page);
  expect(Object.keys(session).sort()).toEqual([ATTRIBUTION_KEY, POPUP_FLAG_KEY].sort());
  await show(page, BOOKING);
  expect(await queryOf(page, BOOKING)).toEqual({ subject: BOOKING.product, ...KNOWN });
});

test('Consent on a later page still sends the click id of the landing page', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/Products');
  await answer(page, 'accept');
  await page.goto('/FAQ');
  await islandsReady(page);
  await POPUP.ask(page);
  expect(await queryOf(page, POPUP)).toEqual(KNOWN);
});

test('After a refusal, no campaign parameter is sent or stored', async ({ page }) => {
  await answer(page, 'refuse');
  expect(await queriesOfSession(page, CONTACT_PAGE)).toEqual(everywhere(ANONYMOUS));
  const { session } = await kept(page);
  expect(session).toEqual({ [POPUP_FLAG_KEY]: 'true' });
});
