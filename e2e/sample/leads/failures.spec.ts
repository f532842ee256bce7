/**
 * No lead of the site's own form is lost in silence: whatever the endpoint does, the visitor sees a page
 * that says so, and Back leads to the form with its text, which can be sent again.
 */
import type { Locator, Page } from '@playwright/test';

import { goBack } from '@/e2e/sample/support/bfcache';
import { booking, book } from '@/e2e/sample/support/booking';
import { expect, test } from '@/e2e/sample/support/countingTest';
import {
  bookingForm,
  contactForm,
  expectKept,
  expectThanks,
  field,
  LEAD_REQUEST,
  leadsOf,
  popupForm,
  send,
  submit,
} from '@/e2e/sample/support/form';
import { islandsReady, open, openStopped } from '@/e2e/sample/support/page';
import { closePopup, expectNoPopup, openPopup, popup } from '@/e2e/sample/support/popup';

test.use({ build: 'other' });

/** What the endpoint answers to the company "broken". */
const BROKEN = [/^500 /, /^console .*500/];

/** Also from an error page of the browser. */
async function back(page: Page, path: string) {
  await goBack(page, path);
  await islandsReady(page);
}

/** Corrects the company, which says how the endpoint answers. */
async function sendAgain(page: Page, form: Locator) {
  await field(form, 'company').fill('');
  await submit(form);
  await expectThanks(page);
}

test('After an answer with an error, Back leads to the text, and a corrected lead arrives', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST, ...BROKEN);
  const path = './ContactUs?product=NGO+Website+Development';
  await open(page, path);
  const form = contactForm(page);
  const visitor = await send(form, 'broken');
  await expect(page.getByText('Our service has a problem')).toBeVisible();
  await back(page, path);
  await expectKept(form, visitor);
  await sendAgain(page, form);
  const leads = await leadsOf(visitor);
  expect(leads).toMatchObject([
    { company: 'broken' },
    { company: '', product: 'NGO Website Development' },
  ]);
  expect(leads[0]!.lead_id).not.toBe(leads[1]!.lead_id);
});

test('Offline, the browser says so, and Back leads to the text', async ({ page, permit }) => {
  permit(LEAD_REQUEST, /^failed .*ERR_INTERNET_DISCONNECTED/);
  await open(page, './ContactUs');
  const form = contactForm(page);
  await page.context().setOffline(true);
  const visitor = await send(form);
  // If a test goes back as soon as the URL of the error page is shown, Chromium 156 has sometimes not stored the text
  // yet.
  await expect.poll(() => page.url()).toMatch(/^chrome-error/);
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.context().setOffline(false);
  await back(page, './ContactUs');
  await expectKept(form, visitor);
  await sendAgain(page, form);
  expect(await leadsOf(visitor)).toHaveLength(1);
});

test('After a failure, Back opens the booking dialog of the product again, with the text, and a reload does not', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST, ...BROKEN);
  await open(page, './Products');
  await book(page, 'Food Delivery App');
  const visitor = await send(bookingForm(page), 'broken');
  await expect(page.getByText('Our service has a problem')).toBeVisible();
  await back(page, './Products');
  await expect(page.getByRole('dialog', { name: 'Book Food Delivery App' })).toBeVisible();
  await expectKept(bookingForm(page), visitor);
  await page.reload();
  await islandsReady(page);
  await expect(booking(page)).toBeHidden();
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('finds the popup open again after a failure and Back, with the text, and it closes', async ({
    page,
    permit,
  }) => {
    permit(LEAD_REQUEST, ...BROKEN);
    await openStopped(page, './FAQ');
    await openPopup(page);
    const visitor = await send(popupForm(page), 'broken');
    await expect(page.getByText('Our service has a problem')).toBeVisible();
    await back(page, './FAQ');
    await expect(popup(page)).toBeVisible();
    await expectKept(popupForm(page), visitor);
    await page.clock.runFor(50);
    await closePopup(page);
    await expectNoPopup(page);
  });
});
