import type { FrameLocator } from '@playwright/test';

import { book, booking, TITLES } from '@/e2e/support/booking';
import {
  expectThanks,
  fillIn,
  formIn,
  SERVICE,
  SERVICE_REQUEST,
  submit,
  VISITOR,
} from '@/e2e/support/leadForm';
import { openPopup, openStopped, popupFrame } from '@/e2e/support/popup';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { LEAD_FORM_SANDBOX } from '@/lib/lead/leadForm';
import { EXPORTS } from '@/scripts/policy/e2e';

const FORM = `${SERVICE}/forms/wtl/${EXPORTS.configured.env.NEXT_PUBLIC_LEAD_FORM_ID}`;

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await standInForNetwork(page);
});

/** The service validates the form and opens /thank-you in the top window. */
async function sendLead(form: FrameLocator) {
  await fillIn(form);
  await form.getByRole('textbox', { name: 'Email' }).fill('');
  await submit(form);
  await expect(form.getByRole('alert')).toHaveText('Enter your email');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(VISITOR.name);
  await form.getByRole('textbox', { name: 'Email' }).fill(VISITOR.email);
  await submit(form);
}

test('A lead from the contact page ends at /thank-you', async ({ page }) => {
  await open(page, '/ContactUs');
  const frame = page.getByTitle('Contact form');
  await expect(frame).toHaveAttribute('src', `${FORM}?landing_page=%2FContactUs`);
  await expect(frame).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
  await sendLead(formIn(page, 'Contact form'));
  await expectThanks(page);
});

test('A lead from a booking includes the product and ends at /thank-you', async ({ page }) => {
  await open(page, '/Products');
  await book(page, TITLES[8]!);
  const frame = booking(page).getByTitle('Booking Form');
  await expect(frame).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
  const form = formIn(booking(page), 'Booking Form');
  await expect(form.getByText(`Product: ${TITLES[8]}`)).toBeVisible();
  await sendLead(form);
  await expectThanks(page);
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('reaches /thank-you from the popup', async ({ page }) => {
    await openStopped(page, '/');
    await openPopup(page);
    await expect(popupFrame(page)).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
    await sendLead(popupFrame(page).contentFrame());
    await expectThanks(page);
  });
});

test('The form service gets the origin of the site, but not the page', async ({ page }) => {
  const asked = page.waitForRequest((request) => request.url().startsWith(FORM));
  await open(page, '/ContactUs?product=Cab+Booking+App');
  const origin = new URL(page.url()).origin;
  expect((await (await asked).allHeaders()).referer).toBe(`${origin}/`);
});

test('The contact page passes the product in its query to the form service', async ({ page }) => {
  await open(page, '/ContactUs?product=Cab+Booking+App');
  await expect(formIn(page, 'Contact form').getByText('Product: Cab Booking App')).toBeVisible();
});
