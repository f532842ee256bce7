import type { Page } from '@playwright/test';

import { EXPORTS } from '@/scripts/exports';
import {
  CAMPAIGN,
  siteData,
  LANDING,
  recordFormRequests,
  formQueries,
  formQuery,
  SECOND,
} from '@/e2e/support/attribution';
import { delayScripts, shown } from '@/kit/testing/delayRequests';
import { BOOKING, CONTACT_PAGE, followToContact } from '@/e2e/support/formPlaces';
import { fieldIn, formIn, SERVICE, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { callToAction } from '@/e2e/support/navigation';
import { openStopped } from '@/e2e/support/popup';
import { islandsReady, open, at } from '@/e2e/support/site';
import { expectExplained, storedNames } from '@/e2e/support/stored';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, mockAdNetwork } from '@/e2e/support/tracking';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const FORM = `${SERVICE}/forms/wtl/${EXPORTS.configured.env.NEXT_PUBLIC_LEAD_FORM_ID}`;
const PLAIN = `GET ${FORM}?landing_page=${encodeURIComponent(callToAction.href)}`;

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await mockAdNetwork(page);
});

const name = (page: Page) => fieldIn(formIn(page, CONTACT_PAGE.frameTitle), 'name');

test.describe('For a new visitor', () => {
  test.use({ visitor: 'new' });

  test('every form gets the campaign parameters of the landing page, not those of a later ad, and the privacy notice explains what is stored', async ({
    page,
  }) => {
    await openStopped(page, LANDING);
    // Full page loads and later campaigns must not replace the first campaign.
    await page.goto(`${at.faq}${SECOND}`);
    await islandsReady(page);
    expect(await formQueries(page, CONTACT_PAGE)).toEqual({
      inPopup: CAMPAIGN,
      inBooking: { product: BOOKING.product, ...CAMPAIGN },
      onContactPage: CAMPAIGN,
    });
    const { cookies, local } = await siteData(page);
    expect({ cookies, local }).toEqual({ cookies: [], local: {} });
    const stored = await storedNames(page);
    expect(stored).toEqual([STORAGE_KEYS.attribution, POPUP_FLAG_KEY].sort());
    await page.goto(at.notice);
    await expectExplained(page, stored);
  });

  test('forms get the campaign parameters of the landing page, even if the visitor leaves that page before its scripts load', async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await shown(page, LANDING);
    await page.getByRole('banner').getByRole('link', { name: callToAction.label }).click();
    await expect(page).toHaveURL(at.contact);
    release();
    await islandsReady(page);
    await expect.poll(() => formQuery(page, CONTACT_PAGE)).toEqual(CAMPAIGN);
  });
});

test('The contact page loads its form once, and never again', async ({ page }) => {
  const asked = recordFormRequests(page);
  await open(page, at.contact);
  await name(page).fill('Ada');
  await page.waitForLoadState('networkidle');
  // The availability check is a HEAD request without query parameters.
  expect(asked.toSorted()).toEqual([PLAIN, `HEAD ${FORM}`]);
});

test('The contact page loads its form twice if the URL has campaign parameters, and never again', async ({
  page,
}) => {
  const asked = recordFormRequests(page);
  await open(page, `${at.contact}?utm_source=news&gclid=G1`);
  const gets = () => asked.filter((line) => line.startsWith('GET'));
  const withCampaign = `GET ${FORM}?gclid=G1&landing_page=${encodeURIComponent(at.contact)}&utm_source=news`;
  await expect.poll(gets).toContain(withCampaign);
  await name(page).fill('Ada');
  await page.waitForLoadState('networkidle');
  expect(gets()).toEqual([PLAIN, withCampaign]);
  await expect(name(page)).toHaveValue('Ada');
  // The second frame, whose URL has the campaign parameters, replaced the first frame without
  // adding a history entry.
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('A form is not reloaded if the visitor clicks a link to the same page', async ({ page }) => {
  await open(page, `${at.contact}?utm_source=news`);
  await expect.poll(() => formQuery(page, CONTACT_PAGE)).toMatchObject({ utm_source: 'news' });
  await name(page).fill('Ada');
  await followToContact(page);
  await expect(page).toHaveURL(at.contact);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(name(page)).toHaveValue('Ada');
});

test('A form gets the product from the query of its own page, not of the page before', async ({
  page,
}) => {
  await open(page, `${at.faq}?product=Other`);
  await followToContact(page);
  await expect(name(page)).toBeVisible();
  expect(await formQuery(page, CONTACT_PAGE)).toEqual({ landing_page: at.faq });
});
