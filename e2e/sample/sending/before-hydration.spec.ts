/** Tests what becomes of a lead that is submitted before hydration, and of what was typed until then. */
import type { Page } from '@playwright/test';

import { back, islandsReady, open } from '@/e2e/sample/support/page';
import { addIcon, RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import { expect, test } from '@/e2e/sample/support/countingTest';
import { translate } from '@/e2e/sample/support/translate';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

import { expectThanks } from '@/e2e/sample/support/form';
import {
  book,
  bookingDialog,
  bookingForm,
  clickWhileSending,
  contactForm,
  expectArrived,
  expectKept,
  field,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  release,
  SAYS,
  clickSubmit,
  sendEarly,
} from '@/e2e/sample/support/sending';

const QUERY = '?utm_source=news&product=SaaS+Development';

test.beforeEach(({ permit }) => permit(LEAD_REQUEST));

test('A lead arrives at once, with its details, is counted, and Back says that it was sent @engines', async ({
  page,
  counted,
}) => {
  const unblock = await delayScripts(page);
  await shown(page, `./ContactUs${QUERY}`);
  const form = contactForm(page);
  const visitor = await sendEarly(form);
  unblock();
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([
    {
      email: visitor.email,
      language: 'en',
      utm_source: 'news',
      product: 'SaaS Development',
      landing_page: '/ContactUs',
    },
  ]);
  await expect.poll(() => counted.plausible).toContain('lead /my.repo/thank-you');
  await back(page, `./ContactUs${QUERY}`);
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(form.getByText(SAYS.sent)).toBeVisible();
});

test('A lead from the booking dialog names the product, and Back opens the dialog with the text @engines', async ({
  page,
}) => {
  const unblock = await delayScripts(page);
  await shown(page, './Products');
  await book(page, 'Cab Booking App');
  expect((await bookingDialog(page).boundingBox())!.y).toBe(100);
  const visitor = await sendEarly(bookingForm(page));
  unblock();
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'Cab Booking App' }]);
  await back(page, './Products');
  await islandsReady(page);
  await expect(page.getByRole('dialog', { name: 'Book Cab Booking App' })).toBeVisible();
  await expectKept(bookingForm(page), visitor);
});

test('A visitor who leaves /thank-you before it hydrates is counted on the next page', async ({
  page,
  counted,
}) => {
  await open(page, './ContactUs');
  const unblock = await delayScripts(page);
  const form = contactForm(page);
  await fill(form, newVisitor());
  await clickSubmit(form);
  await expectThanks(page);
  const leads = () => counted.plausible.filter((event) => event.startsWith('lead'));
  expect(leads()).toEqual([]);
  await shown(page, './FAQ');
  unblock();
  await expect.poll(leads).toEqual(['lead /my.repo/FAQ']);
});

test('If an icon is added next to a field before hydration, text and focus stay, and the lead arrives', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  const unblock = await delayScripts(page);
  await shown(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  await addIcon(page);
  unblock();
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(field(form, 'message')).toBeFocused();
  await clickSubmit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ message: visitor.message }]);
});

/** Books before hydration, and submits the form after it. */
async function bookEarly(page: Page, change: (page: Page) => unknown = () => {}) {
  const unblock = await delayScripts(page);
  await shown(page, './Products');
  await book(page, 'Cab Booking App');
  const visitor = newVisitor();
  await fill(bookingForm(page), visitor);
  await change(page);
  unblock();
  await islandsReady(page);
  await expectKept(bookingForm(page), visitor);
  await expect(field(bookingForm(page), 'message')).toBeFocused();
  await clickSubmit(bookingForm(page));
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'Cab Booking App' }]);
}

test('A booking dialog that was opened before hydration keeps its text, and the lead names the product', ({
  page,
}) => bookEarly(page));

test('If the browser translates the page before hydration, an open booking dialog keeps its text, and the lead names the product', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  await bookEarly(page, translate);
});

test('Text that was typed before hydration into a booking dialog that was closed is in the next form', async ({
  page,
}) => {
  const unblock = await delayScripts(page);
  await shown(page, './Products');
  await book(page, 'Cab Booking App');
  const visitor = newVisitor();
  await fill(bookingForm(page), visitor);
  await page.keyboard.press('Escape');
  unblock();
  await islandsReady(page);
  await book(page, 'SaaS Development');
  await expectKept(bookingForm(page), visitor);
  await clickSubmit(bookingForm(page));
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'SaaS Development' }]);
});

test('A click while the browser waits for the answer does not send the lead again', async ({
  page,
}) => {
  const unblock = await delayScripts(page);
  await shown(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor('late');
  await fill(form, visitor);
  const { reported } = await clickWhileSending(page);
  await form.getByRole('button').click({ noWaitAfter: true });
  await expectArrived(visitor);
  unblock();
  await reported;
  await release(visitor);
  await expectThanks(page);
  const [lead, ...others] = await leadsOf(visitor);
  expect(others).toEqual([]);
  expect(lead!.lead_id).toMatch(/^[\da-f]{32}$/);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a lead arrives with what the build knows', async ({ page }) => {
    await page.goto('./ContactUs');
    const form = contactForm(page);
    const visitor = newVisitor();
    await fill(form, visitor);
    await clickSubmit(form);
    await expectThanks(page);
    expect(await leadsOf(visitor)).toMatchObject([{ name: visitor.name, language: 'en' }]);
  });

  test('a redirect to a host that the settings do not list is blocked, and the text stays', async ({
    page,
    permit,
  }) => {
    permit(/^console .*form-action/);
    await page.goto('./ContactUs');
    const form = contactForm(page);
    const visitor = newVisitor('elsewhere');
    await fill(form, visitor);
    await clickSubmit(form);
    await expectArrived(visitor);
    await expectKept(form, visitor);
  });
});
