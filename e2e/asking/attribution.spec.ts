import { GOOGLE_COOKIES } from '@/e2e/support/analytics';
import { follow, siteData, LANDING, formQueries, formQuery } from '@/e2e/support/attribution';
import { answer, consentBanner, showConsentBanner } from '@/e2e/support/consent';
import { BOOKING, CONTACT_PAGE, POPUP } from '@/e2e/support/formPlaces';
import { SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { openStopped } from '@/e2e/support/popup';
import { islandsReady, at } from '@/e2e/support/site';
import { expectExplained, storedNames } from '@/e2e/support/stored';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, mockAdNetwork } from '@/e2e/support/tracking';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';
import { STORAGE_KEYS } from '@/lib/storageKeys';

test.use({ visitor: 'new' });

/**
 * The parameters that the form gets: first without consent, then with consent. This export is
 * configured to rename most of them, and not to send `utm_campaign`.
 */
const ANONYMOUS = { entry: at.services };
const KNOWN = { ...ANONYMOUS, source: 'news', gclid: 'G1' };

test.beforeEach(async ({ page, permit }) => {
  permit(SERVICE_REQUEST);
  await mockAdNetwork(page);
  await openStopped(page, LANDING);
  await showConsentBanner(page);
});

test('After consent, forms get the campaign parameters of the landing page, even after full page loads, and the privacy notice explains what is stored', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  await follow(page, at.products);
  await BOOKING.ask(page);
  expect(await formQuery(page, BOOKING)).toEqual({ subject: BOOKING.product, ...ANONYMOUS });
  expect(await siteData(page)).toEqual({ cookies: [], session: {}, local: {} });
  await page.keyboard.press('Escape');
  await answer(page, 'accept');
  await expect(consentBanner(page)).toBeHidden();
  await page.goto(at.faq);
  await islandsReady(page);
  await POPUP.ask(page);
  expect(await formQuery(page, POPUP)).toEqual(KNOWN);
  const stored = await storedNames(page);
  expect(stored).toEqual(
    [...GOOGLE_COOKIES, STORAGE_KEYS.consent, STORAGE_KEYS.attribution, POPUP_FLAG_KEY].sort(),
  );
  await page.goto(at.notice);
  await expectExplained(page, stored);
});

test('After a refusal, no campaign parameters are sent or stored', async ({ page }) => {
  await answer(page, 'refuse');
  expect(await formQueries(page, CONTACT_PAGE)).toEqual({
    inPopup: ANONYMOUS,
    inBooking: { subject: BOOKING.product, ...ANONYMOUS },
    onContactPage: ANONYMOUS,
  });
  const { session } = await siteData(page);
  expect(session).toEqual({ [POPUP_FLAG_KEY]: 'true' });
});
