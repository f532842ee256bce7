/** This export renames most parameters of the form, and does not send `utm_campaign`. */
import {
  bookingFrame,
  LANDING,
  parametersOf,
  parametersOfForms,
} from '@/e2e/sample/support/attribution';
import { bookStopped } from '@/e2e/sample/support/booking';
import { accept, banner, refuse } from '@/e2e/sample/support/consent';
import { GOOGLE_COOKIES, mockGoogle } from '@/e2e/sample/support/google';
import { followTo, open, openStopped } from '@/e2e/sample/support/page';
import { openPopup, popupFrame } from '@/e2e/sample/support/popup';
import { mockAdNetwork, SERVICE_REQUEST, VENDOR_REQUEST } from '@/e2e/sample/support/service';
import { expectExplained, siteData, storedNames } from '@/e2e/sample/support/stored';
import { expect, test } from '@/e2e/sample/support/test';

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
    subject: 'Cab Booking App',
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
    gclid: 'G1',
  });
  expect(await storedNames(page)).toEqual(
    [...GOOGLE_COOKIES, 'consent', 'lead_attribution', 'popupShown_once'].sort(),
  );
  await page.goto('/Privacy-notice');
  for (const name of ['_ga', '_ga_*', 'consent', 'lead_attribution', 'popupShown_once'])
    await expectExplained(page, name);
});

test('After a refusal, no campaign parameters are sent or stored', async ({ page }) => {
  await refuse(page);
  expect(await parametersOfForms(page)).toEqual({
    inPopup: { entry: '/Services' },
    inBooking: { subject: 'Cab Booking App', entry: '/Services' },
    onContactPage: { entry: '/Services' },
  });
  const { session } = await siteData(page);
  expect(session).toEqual({ popupShown_once: 'true' });
});
