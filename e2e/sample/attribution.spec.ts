/**
 * What the form learns about the visit. The export that asks for consent renames two parameters, and does not
 * send `li_fat_id`.
 */
import type { Page } from '@playwright/test';

import {
  bookingFrame,
  contactFrame,
  LANDING,
  parametersOf,
  parametersOfForms,
} from '@/e2e/sample/support/attribution';
import { bookStopped } from '@/e2e/sample/support/booking';
import { field, formIn } from '@/e2e/sample/support/form';
import { accept, banner } from '@/e2e/sample/support/consent';
import { GOOGLE_COOKIES, mockGoogle } from '@/e2e/sample/support/google';
import { follow, followTo, islandsReady, open, openStopped } from '@/e2e/sample/support/page';
import { popup } from '@/e2e/sample/support/popup';
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

test.use({ build: 'asking' });

/** The parameters that the form gets for a visit to LANDING, decoded. */
const CAMPAIGN = { gclid: 'G1', entry: '/Services', source: 'news', utm_campaign: 'A&B' };

/** The page of an ad, which no link leads to. */
const CAMPAIGN_PAGE = '/ContactUs/cab-booking';

const FORM = `${SERVICE}/forms/wtl/e2e-form`;

const name = (page: Page) => field(formIn(page, 'Contact Form'), 'name');

test.beforeEach(({ permit }) => permit(SERVICE_REQUEST));

// Until the visitor consents, nothing is stored: the history of the tab knows the landing page.
test('The landing page and its campaign survive a case study, which opens as a document, until the visitor consents @engines', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
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

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('who consents lets every form get the campaign parameters of the landing page, not those of a later ad, and the privacy notice explains what is stored', async ({
    page,
    permit,
  }) => {
    permit(VENDOR_REQUEST);
    await mockAdNetwork(page);
    await mockGoogle(page);
    await openStopped(page, LANDING);
    await expect(banner(page)).toBeVisible();

    await test.step('Before consent, the form gets the landing page only, and nothing is stored', async () => {
      await followTo(page, 'Products', '/Products');
      await bookStopped(page, 'Cab Booking App');
      expect(await parametersOf(bookingFrame(page))).toEqual({
        product: 'Cab Booking App',
        entry: '/Services',
      });
      expect(await siteData(page)).toEqual({ cookies: [], session: {}, local: {} });
      await page.keyboard.press('Escape');
    });

    await test.step('After consent, each form gets the campaign, even after the full page load of a later ad', async () => {
      await accept(page);
      await expect(banner(page)).toBeHidden();
      await open(page, '/FAQ?utm_source=other&gclid=G2&utm_term=late');
      expect(await parametersOfForms(page)).toEqual({
        inPopup: CAMPAIGN,
        inBooking: { product: 'Cab Booking App', ...CAMPAIGN },
        onContactPage: CAMPAIGN,
      });
    });

    await test.step('The privacy notice explains what is stored', async () => {
      expect(await storedNames(page)).toEqual(
        [...GOOGLE_COOKIES, 'consent', 'lead_attribution', 'popupShown_once'].sort(),
      );
      await page.goto('/Privacy-notice');
      for (const stored of ['_ga', '_ga_*', 'consent', 'lead_attribution', 'popupShown_once'])
        await expectExplained(page, stored);
    });
  });
});

test.describe('With consent from an earlier visit', () => {
  test.use({ hasConsent: true });

  test.beforeEach(({ permit }) => permit(NETWORK_REQUEST));

  test('the contact page loads its form twice if the URL has campaign parameters, and never again, and the form gets them even if the visitor leaves the landing page before its scripts load', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(FORM)) asked.push(`${request.method()} ${request.url()}`);
    });
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

    await test.step('The visitor leaves the landing page before its scripts load', async () => {
      const tab = await context.newPage();
      const release = await delayScripts(tab);
      await shown(tab, LANDING);
      await follow(tab, 'Book a Call With Experts!');
      await expect(tab).toHaveURL('/ContactUs');
      release();
      await islandsReady(tab);
      await expect.poll(() => parametersOf(contactFrame(tab))).toEqual(CAMPAIGN);
    });
  });

  test.describe('For a new visitor', () => {
    test.use({ visitor: 'new' });

    test('the page of a campaign is for its visitors only: its form is on the first screen of a phone and gets the campaign, the pixel of the contact page counts the visit, no popup opens, and no search engine or link leads to it', async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await openStopped(page, `${CAMPAIGN_PAGE}?utm_source=news&gclid=G1&product=Cab+Booking+App`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your own cab booking app');
      await expect(contactFrame(page)).toBeInViewport();
      expect(await parametersOf(contactFrame(page))).toEqual({
        product: 'Cab Booking App',
        source: 'news',
        gclid: 'G1',
        entry: CAMPAIGN_PAGE,
      });
      await expect(page.locator('img[src^="https://px.ads.linkedin.com/"]')).toHaveCount(1);
      await page.clock.runFor(5000);
      await expect(popup(page)).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      expect(await (await request.get('/sitemap.xml')).text()).not.toContain(CAMPAIGN_PAGE);
      await page.setViewportSize({ width: 1440, height: 800 });
      await expect(page.locator(`a[href*="${CAMPAIGN_PAGE}"]`)).toHaveCount(0);
      await follow(page, 'Home');
      await expect(page).toHaveURL('/');
      await expect(page.locator(`a[href*="${CAMPAIGN_PAGE}"]`)).toHaveCount(0);
    });
  });
});
