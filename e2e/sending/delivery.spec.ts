/**
 * Tests that a lead arrives once and is not lost, whatever the visitor does: closes a dialog, follows a
 * link, goes back, submits again, or has typed more than a browser sends in the background.
 */
import type { Page } from '@playwright/test';

import { booking as bookingWords } from '@/content/booking';
import { ownForm } from '@/content/leadForm';
import { contact } from '@/content/pages/ContactUs';
import { popup as popupWords } from '@/content/popup';
import { book, booking, titleAt } from '@/e2e/support/booking';
import { expectThanks, fieldIn, ownFormIn, submit, submitIn } from '@/e2e/support/leadForm';
import {
  expectKept,
  failureIn,
  fillInAll,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  release,
  sendAs,
  type VisitorData,
} from '@/e2e/support/leads';
import { followToContact } from '@/e2e/support/formPlaces';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { expectPage, follow, islandsReady, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const LEAD_ID = 'lead_id';
const SENDING_TIMEOUT_MS = 10_000;

const contactForm = (page: Page) => ownFormIn(page, contact.frameTitle);
const bookingForm = (page: Page) => ownFormIn(booking(page), bookingWords.frameTitle);
const expectArrived = (visitor: VisitorData, count = 1) =>
  expect.poll(async () => (await leadsOf(visitor)).length).toBe(count);

const sentNotice = (page: Page) => page.getByText(ownForm.notice.sent);

async function sendFromBooking(page: Page, company: 'late' | 'never') {
  const visitor = newVisitor(company);
  await openStopped(page, '/Products');
  await book(page, titleAt(0));
  await fillInAll(bookingForm(page), visitor);
  await submit(bookingForm(page));
  await expectArrived(visitor);
  return visitor;
}

test.describe('A lead', () => {
  test.beforeEach(({ permit }) => permit(LEAD_REQUEST));

  test('is not dropped if its dialog closes, and the page says that it was sent', async ({
    page,
  }) => {
    const visitor = await sendFromBooking(page, 'late');
    await page.keyboard.press('Escape');
    await expect(booking(page)).toHaveCount(0);
    await release(visitor);
    await expect(sentNotice(page)).toBeVisible();
    await expect(page).toHaveURL('/Products');
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

  for (const way of ['follows a link', 'goes back'] as const)
    test(`is not dropped if the visitor ${way}`, async ({ page }) => {
      await openStopped(page, '/AboutUs');
      await followToContact(page);
      await expectPage(page, '/ContactUs');
      const { visitor } = await sendAs(page, 'late');
      await expectArrived(visitor);
      if (way === 'goes back') await page.goBack();
      else await follow(page, '/AboutUs');
      await expectPage(page, '/AboutUs');
      await release(visitor);
      await expect(sentNotice(page)).toBeVisible();
      await expect(page).toHaveURL('/AboutUs');
    });

  test('is followed by nothing else, however long /thank-you takes', async ({ page }) => {
    await openStopped(page, '/ContactUs');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/thank-you\.txt|\/media\//, async (route) => {
      await held;
      await route.continue();
    });
    const { form, visitor } = await sendAs(page, 'Quill & Co');
    await expectArrived(visitor);
    await page.clock.runFor(2 * SENDING_TIMEOUT_MS);
    await expect(submitIn(form)).toHaveCount(0);
    await expect(form.getByRole('region')).toHaveCount(0);
    await form.getByRole('button').click({ force: true });
    answer();
    await expectThanks(page);
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

  test('is not sent again after Back, until the text changes', async ({ page }) => {
    await open(page, '/ContactUs');
    const { form, visitor } = await sendAs(page, 'Quill & Co');
    await expectThanks(page);
    await page.goBack();
    await expect(page).toHaveURL('/ContactUs');
    await expectKept(form, visitor);
    await expect(form.getByText(ownForm.alreadySent)).toBeVisible();
    await submit(form);
    await expect(form.getByText(ownForm.alreadySent)).toBeFocused();
    expect(await leadsOf(visitor)).toHaveLength(1);
    await fieldIn(form, 'message').fill('One more thing');
    await expect(form.getByText(ownForm.alreadySent)).toBeHidden();
    await submit(form);
    await expectThanks(page);
    await expectArrived(visitor, 2);
  });
});

test('After a reload with the same text, the form says that it was sent', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await open(page, '/ContactUs');
  const { visitor } = await sendAs(page);
  await expectThanks(page);
  await open(page, '/ContactUs');
  await fillInAll(contactForm(page), visitor);
  await expect(contactForm(page).getByText(ownForm.alreadySent)).toBeVisible();
});

test('If another page is faster than /thank-you, it says that the lead was sent, and the form can be used again', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await openStopped(page, '/ContactUs');
  await page.route('**/thank-you.txt*', () => {});
  const { form, visitor } = await sendAs(page);
  await expectArrived(visitor);
  await follow(page, '/AboutUs');
  await expect(sentNotice(page)).toBeVisible();
  await followToContact(page);
  await expect(submitIn(form)).toBeEnabled();
  await expect(form.getByText(ownForm.alreadySent)).toBeVisible();
});

test('The same text for another product is another lead', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, '/Products');
  const visitor = newVisitor();
  for (const count of [1, 2]) {
    await book(page, titleAt(count));
    // The second dialog contains the text.
    if (count === 1) await fillInAll(bookingForm(page), visitor);
    await submit(bookingForm(page));
    await expectThanks(page);
    await page.goBack();
  }
  const leads = await leadsOf(visitor);
  expect(leads.map(({ product }) => product)).toEqual([titleAt(1), titleAt(2)]);
  expect(leads[0]![LEAD_ID]).not.toBe(leads[1]![LEAD_ID]);
});

test('A retry has the same id, and an edited text another one', async ({ page, permit }) => {
  permit(LEAD_REQUEST, /^500 /, /^console .*500/);
  await openStopped(page, '/ContactUs');
  const { form, visitor } = await sendAs(page, 'broken');
  await expect(failureIn(form, 'failed')).toBeVisible();
  await submit(form);
  await expectArrived(visitor, 2);
  await expect(failureIn(form, 'failed')).toBeVisible();
  await fieldIn(form, 'message').fill('Something else');
  await submit(form);
  await expectArrived(visitor, 3);
  const [first, second, third] = (await leadsOf(visitor)).map((lead) => lead[LEAD_ID]);
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test('A text that is too large for a request in the background arrives, also while an earlier attempt hangs', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await openStopped(page, '/ContactUs');
  const visitor = newVisitor('never');
  const form = contactForm(page);
  await fillInAll(form, visitor);
  await fieldIn(form, 'message').fill('字'.repeat(5000));
  await submit(form);
  await expectArrived(visitor);
  await page.clock.runFor(SENDING_TIMEOUT_MS);
  await expect(failureIn(form, 'unknown')).toBeVisible();
  await fieldIn(form, 'company').fill('');
  await submit(form);
  await expectThanks(page);
  expect((await leadsOf(visitor)).map(({ message }) => message!.length)).toEqual([5000, 5000]);
});

test('8,000 characters arrive at the first attempt', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, '/ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor();
  await fillInAll(form, visitor);
  await fieldIn(form, 'message').fill('字'.repeat(8000));
  await submit(form);
  await expectThanks(page);
  expect((await leadsOf(visitor))[0]!.message).toHaveLength(8000);
});

test('A late failure does not take the focus from somebody who has gone elsewhere', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await openStopped(page, '/ContactUs');
  const { form } = await sendAs(page, 'never');
  const link = page.getByRole('contentinfo').getByRole('link').last();
  await link.focus();
  const top = async () => Math.round((await link.boundingBox())!.y);
  const before = await top();
  await page.clock.runFor(SENDING_TIMEOUT_MS);
  await expect(failureIn(form, 'unknown')).toBeVisible();
  await expect(form.getByRole('status')).toHaveText(ownForm.failures.unknown.heading);
  await expect(link).toBeFocused();
  // The form has grown above, but what is on the screen has not moved.
  expect(await top()).toBe(before);
});

test('A failure does not take the focus from somebody who goes on typing', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await openStopped(page, '/ContactUs');
  const { form } = await sendAs(page, 'never');
  await fieldIn(form, 'message').pressSequentially('. And');
  await page.clock.runFor(SENDING_TIMEOUT_MS);
  await expect(failureIn(form, 'unknown')).toBeVisible();
  await expect(fieldIn(form, 'message')).toBeFocused();
});

test('If a lead fails after its dialog has closed, the page says so, and the next form has the text', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = await sendFromBooking(page, 'never');
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  await page.clock.runFor(SENDING_TIMEOUT_MS);
  await expect(page.getByText(ownForm.notice.failed)).toBeVisible();
  await page.getByRole('link', { name: ownForm.notice.open }).click();
  await expect(page).toHaveURL('/ContactUs');
  await expectKept(contactForm(page), visitor);
  await expect(failureIn(contactForm(page), 'unknown')).toBeVisible();
});

test('A doubtful address is a question, and a blank field is not filled in', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await open(page, '/ContactUs');
  const form = contactForm(page);
  const visitor = { ...newVisitor(), name: ' ', phone: '+49 89/123456 ext. 12' };
  visitor.email = `${visitor.email.split('@')[0]}@gmail`;
  await fillInAll(form, visitor);
  await submit(form);
  await expect(fieldIn(form, 'name')).toBeFocused();
  await expect(fieldIn(form, 'name')).toHaveAccessibleDescription('Enter your name.');
  await expect(fieldIn(form, 'email')).toHaveAccessibleDescription(ownForm.doubtful);
  await fieldIn(form, 'name').fill('Ada');
  await expect(fieldIn(form, 'email')).toHaveAccessibleDescription(ownForm.doubtful);
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ phone: visitor.phone, name: 'Ada' }]);
});

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('keeps what was typed into a dialog that closes, in every next form', async ({ page }) => {
    await openStopped(page, '/');
    await openPopup(page);
    const visitor = newVisitor('Quill & Co');
    const form = ownFormIn(popup(page), popupWords.frameTitle);
    await fillInAll(form, { ...visitor, phone: '' });
    // Some password managers fire no event.
    await fieldIn(form, 'phone').evaluate(
      (field: HTMLInputElement, phone) => (field.value = phone),
      visitor.phone,
    );
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(popup(page)).toHaveCount(0);
    await followToContact(page);
    await expectKept(contactForm(page), visitor);
    await follow(page, '/Products');
    await book(page, titleAt(1));
    await expectKept(bookingForm(page), visitor);
  });
});

test('A lead on its way when the visitor leaves may have arrived, says the form after Back, and a retry has the same id', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await open(page, '/ContactUs');
  const { form, visitor } = await sendAs(page, 'late');
  await expectArrived(visitor);
  await page.goto('/robots.txt');
  await page.goBack();
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(failureIn(form, 'unknown')).toBeVisible();
  await submit(form);
  await expectArrived(visitor, 2);
  await release(visitor);
  await expectThanks(page);
  const [first, second] = await leadsOf(visitor);
  expect(first![LEAD_ID]).toBe(second![LEAD_ID]);
});

test('An answer that breaks off is no success', async ({ page, permit }) => {
  permit(LEAD_REQUEST, /^failed /, /^console .*ERR_/);
  await open(page, '/ContactUs');
  const { form, visitor } = await sendAs(page, 'breaks off');
  await expect(failureIn(form, 'unknown')).toBeFocused();
  expect(await leadsOf(visitor)).toHaveLength(1);
});

test('While a large lead is on its way, also after 10 s, the browser asks before the page closes', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await openStopped(page, '/ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor('late');
  await fillInAll(form, visitor);
  await fieldIn(form, 'message').fill('字'.repeat(8000));
  await submit(form);
  await expectArrived(visitor);
  await page.clock.runFor(SENDING_TIMEOUT_MS);
  await expect(failureIn(form, 'unknown')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await release(visitor);
  await expectThanks(page);
});
