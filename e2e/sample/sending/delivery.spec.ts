/**
 * Tests that a lead arrives, with product and attribution, once, and is not lost, whatever the visitor does: closes a dialog, follows a
 * link, goes back, submits again, or has typed more than a browser sends in the background.
 */
import type { Page } from '@playwright/test';

import type { Counted } from '@/e2e/sample/support/analytics';
import { booking, book } from '@/e2e/sample/support/booking';
import {
  bookingForm,
  contactForm,
  expectArrived,
  expectKept,
  expectThanks,
  field,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  popupForm,
  release,
  SAYS,
  send,
  submit,
} from '@/e2e/sample/support/form';
import { back, follow, open, openStopped } from '@/e2e/sample/support/page';
import { openPopup, popup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/countingTest';

test.use({ build: 'sending' });

const TIMEOUT_MS = 10_000;

const QUERY = '?utm_source=news&utm_campaign=A%26B&gclid=G1&li_fat_id=L1&other=x';
const ATTRIBUTION = { utm_source: 'news', utm_campaign: 'A&B', gclid: 'G1', li_fat_id: 'L1' };

const doubt = (page: Page) => contactForm(page).getByRole('region', { name: SAYS.unknown });

test('A lead from the contact page arrives with the product and the attribution, and is not sent again after Back, until the text changes @engines', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = newVisitor();
  const url = `./ContactUs${QUERY}&product=SaaS+Development`;
  await open(page, url);
  const form = contactForm(page);
  await expect(form.getByText('Product: SaaS Development')).toBeVisible();
  await fill(form, visitor);
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toEqual([
    {
      ...visitor,
      _gotcha: '',
      returnURL: expect.stringMatching(/\/my\.repo\/thank-you$/),
      language: 'en',
      lead_id: expect.stringMatching(/^[\da-f]{32}$/),
      product: 'SaaS Development',
      ...ATTRIBUTION,
      landing_page: '/ContactUs',
    },
  ]);

  await back(page, url);
  await expectKept(form, visitor);
  await expect(form.getByText(SAYS.sent)).toBeVisible();
  await submit(form);
  await expect(form.getByText(SAYS.sent)).toBeFocused();
  expect(await leadsOf(visitor)).toHaveLength(1);
  // More than a browser sends in the background.
  await field(form, 'message').fill('字'.repeat(8000));
  await expect(form.getByText(SAYS.sent)).toBeHidden();
  await submit(form);
  await expectThanks(page);
  await expectArrived(visitor, 2);
  expect((await leadsOf(visitor))[1]!.message).toHaveLength(8000);
});

/** Sends a lead from the booking dialog, and closes the dialog before the endpoint answers. */
async function sendAndClose(page: Page, company: 'late' | 'never') {
  await openStopped(page, './Products');
  const visitor = newVisitor(company);
  await book(page, 'Cab Booking App');
  await fill(bookingForm(page), visitor);
  await submit(bookingForm(page));
  await expectArrived(visitor);
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  return visitor;
}

const leadsIn = (counted: Counted) => counted.filter((event) => event.startsWith('lead'));

test('A lead whose dialog closes is counted, and the page says that it was sent', async ({
  page,
  counted,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = await sendAndClose(page, 'late');
  await release(visitor);
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  await expect(page).toHaveURL('./Products');
  await expect.poll(() => leadsIn(counted)).toEqual(['lead /my.repo/Products']);
});

test('A lead that fails after its dialog has closed is kept, and the page says so', async ({
  page,
  counted,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = await sendAndClose(page, 'never');
  await page.clock.runFor(TIMEOUT_MS);
  await expect(
    page.getByText('Your message may not have been sent. Your text is still here.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Open the form' }).click();
  await expect(page).toHaveURL('./ContactUs');
  await expectKept(contactForm(page), visitor);
  await expect(doubt(page)).toBeVisible();
  expect(leadsIn(counted)).toEqual([]);
});

test('A failure does not take the focus from somebody who is typing', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await openStopped(page, './ContactUs');
  const { form } = await send(page, 'never');
  const message = field(form, 'message');
  await message.press('x');
  await page.clock.runFor(TIMEOUT_MS);
  await expect(doubt(page)).toBeVisible();
  await expect(form.getByRole('status')).toHaveText(SAYS.unknown);
  await expect(message).toBeFocused();
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('keeps what was typed into a dialog that closes, in every next form', async ({ page }) => {
    await openStopped(page, './');
    await openPopup(page);
    const visitor = newVisitor('Quill & Co');
    const form = popupForm(page);
    await fill(form, { ...visitor, phone: '' });
    // Some password managers fire no event.
    await field(form, 'phone').evaluate(
      (input: HTMLInputElement, phone) => (input.value = phone),
      visitor.phone,
    );
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(popup(page)).toHaveCount(0);
    await follow(page, 'Products');
    await book(page, 'Food Delivery App');
    await expectKept(bookingForm(page), visitor);
  });

  test('can send a lead from the popup', async ({ page, permit }) => {
    permit(LEAD_REQUEST);
    await openStopped(page, `./${QUERY}`);
    await openPopup(page);
    const visitor = newVisitor();
    await fill(popupForm(page), visitor);
    await submit(popupForm(page));
    await expectThanks(page);
    const [lead] = await leadsOf(visitor);
    expect(lead).toMatchObject({ email: visitor.email, ...ATTRIBUTION, landing_page: '/' });
    expect(lead).not.toHaveProperty('product');
  });
});
