/** The export that asks for consent renames two parameters, and does not send `li_fat_id`. */
import type { Page } from '@playwright/test';

import {
  contactFrame,
  LANDING,
  parametersOf,
  parametersOfForms,
  bookingFrame,
} from '@/e2e/sample/support/attribution';
import { bookStopped } from '@/e2e/sample/support/booking';
import { accept, banner } from '@/e2e/sample/support/consent';
import { fieldIn, formIn } from '@/e2e/sample/support/form';
import { GOOGLE_COOKIES, mockGoogle } from '@/e2e/sample/support/google';
import { follow, followTo, islandsReady, open, openStopped } from '@/e2e/sample/support/page';
import { openPopup, popupFrame } from '@/e2e/sample/support/popup';
import {
  mockAdNetwork,
  NETWORK_REQUEST,
  SERVICE,
  SERVICE_REQUEST,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { expectExplained, siteData, storedNames } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/test';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

test.describe('Attribution', () => {
  test.use({ build: 'asking', hasConsent: true });

  /** The parameters that the form gets for a visit to LANDING, decoded. */
  const CAMPAIGN = { gclid: 'G1', entry: '/Services', source: 'news', utm_campaign: 'A&B' };

  const FORM = `${SERVICE}/forms/wtl/e2e-form`;

  /** Records the method and URL of each request for the form. */
  function recordFormRequests(page: Page) {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(FORM)) asked.push(`${request.method()} ${request.url()}`);
    });
    return asked;
  }

  const name = (page: Page) => fieldIn(formIn(page, 'Contact Form'), 'Name');

  test.beforeEach(({ permit }) => permit(NETWORK_REQUEST, SERVICE_REQUEST));

  test.describe('For a new visitor', () => {
    test.use({ visitor: 'new' });

    test('every form gets the campaign parameters of the landing page, not those of a later ad', async ({
      page,
    }) => {
      await openStopped(page, LANDING);
      // Full page loads and later campaigns must not replace the first campaign.
      await open(page, '/FAQ?utm_source=other&gclid=G2&utm_term=late');
      expect(await parametersOfForms(page)).toEqual({
        inPopup: CAMPAIGN,
        inBooking: { product: 'Cab Booking App', ...CAMPAIGN },
        onContactPage: CAMPAIGN,
      });
    });

    test('forms get the campaign parameters of the landing page, even if the visitor leaves that page before its scripts load', async ({
      page,
    }) => {
      const release = await delayScripts(page);
      await shown(page, LANDING);
      await follow(page, 'Book a Call With Experts!');
      await expect(page).toHaveURL('/ContactUs');
      release();
      await islandsReady(page);
      await expect.poll(() => parametersOf(contactFrame(page))).toEqual(CAMPAIGN);
    });
  });

  test('The contact page loads its form twice if the URL has campaign parameters, and never again, not even after a click on a link to the same page', async ({
    page,
  }) => {
    const asked = recordFormRequests(page);
    await open(page, '/ContactUs?utm_source=news&gclid=G1');
    const expected = [
      `GET ${FORM}?entry=%2FContactUs`,
      `GET ${FORM}?source=news&gclid=G1&entry=%2FContactUs`,
    ];
    await expect.poll(() => asked).toEqual(expected);
    await name(page).fill('Ada');
    // The second frame, whose URL has the campaign parameters, replaced the first frame without
    // adding a history entry.
    expect(await page.evaluate(() => history.length)).toBe(2);
    await followTo(page, 'Book a Call With Experts!', '/ContactUs');
    await expect(name(page)).toHaveValue('Ada');
    expect(asked).toEqual(expected);
  });
});

test.describe('Attribution with consent', () => {
  test.use({ build: 'asking' });

  test.use({ visitor: 'new' });

  test.beforeEach(async ({ page, permit }) => {
    permit(SERVICE_REQUEST);
    await mockAdNetwork(page);
    await mockGoogle(page);
    await openStopped(page, LANDING);
    await expect(banner(page)).toBeVisible();
  });

  test('After consent, forms get the campaign parameters of the landing page, even after full page loads, and the privacy notice explains what is stored', async ({
    page,
    permit,
  }) => {
    permit(VENDOR_REQUEST);
    await followTo(page, 'Products', '/Products');
    await bookStopped(page, 'Cab Booking App');
    expect(await parametersOf(bookingFrame(page))).toEqual({
      product: 'Cab Booking App',
      entry: '/Services',
    });
    expect(await siteData(page)).toEqual({ cookies: [], session: {}, local: {} });
    await page.keyboard.press('Escape');
    await accept(page);
    await expect(banner(page)).toBeHidden();
    await open(page, '/FAQ');
    await openPopup(page);
    expect(await parametersOf(popupFrame(page))).toEqual({
      entry: '/Services',
      source: 'news',
      utm_campaign: 'A&B',
      gclid: 'G1',
    });
    expect(await storedNames(page)).toEqual(
      [...GOOGLE_COOKIES, 'consent', 'lead_attribution', 'popupShown_once'].sort(),
    );
    await page.goto('/Privacy-notice');
    for (const name of ['_ga', '_ga_*', 'consent', 'lead_attribution', 'popupShown_once'])
      await expectExplained(page, name);
  });
});

// Until the visitor consents, nothing is stored: the history of the tab knows the landing page.
test.describe('Attribution before consent', () => {
  test.use({ build: 'asking' });

  test('The landing page and its campaign survive a case study, which opens as a document, until the visitor consents @engines', async ({
    page,
    permit,
  }) => {
    permit(SERVICE_REQUEST, VENDOR_REQUEST);
    await mockAdNetwork(page);
    await mockGoogle(page);
    await open(page, '/?utm_source=news&gclid=G1');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Work', exact: true }).click();
    await expect(page).toHaveURL('/Work');
    await page.getByRole('link', { name: 'Nine schools, one timetable' }).click();
    await expect(page).toHaveURL('/Work/tallowfield-timetable');
    await islandsReady(page);
    await page.getByRole('banner').getByRole('link', { name: 'Book a Call With Experts!' }).click();
    await expect(page).toHaveURL('/ContactUs');
    await expect.poll(() => parametersOf(contactFrame(page))).toEqual({ entry: '/' });
    await accept(page);
    await expect
      .poll(() => parametersOf(contactFrame(page)))
      .toEqual({ entry: '/', source: 'news', gclid: 'G1' });
  });
});
