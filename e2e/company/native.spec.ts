/** Tests a service that answers no fetch (Salesforce, Zoho CRM): the browser posts the form. */
import type { Page } from '@playwright/test';

import { COMPANY_EXPORT, urlOf } from '@/e2e/exports';
import { back, follow, forward, islandsReady, open } from '@/e2e/sample/support/page';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

import { expect, test } from './support';

import { expectThanks } from '@/e2e/sample/support/form';
import {
  appearOnline,
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
  sendEarly,
  storedByForm,
  clickSubmit,
} from '@/e2e/sample/support/sending';

// The journeys also run in the projects of other browsers.
test.use({ baseURL: urlOf(COMPANY_EXPORT) });

test.beforeEach(({ context }) => appearOnline(context));

/** The page after the form records that the lead has arrived. A site with an analytics tool counts it then. */
const expectRecorded = (page: Page) =>
  expect.poll(async () => (await storedByForm(page)).attempts).toContain('"state":"arrived"');

test('A lead from the contact page arrives with all details @engines', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, './ContactUs?product=Cab+Booking+App&utm_source=news');
  const form = contactForm(page);
  await expect(form.getByText('Product: Cab Booking App')).toBeVisible();
  const visitor = { ...newVisitor('Quill & Co'), phone: '٠٢٠–٧٩٤٦' };
  await fill(form, visitor);
  await clickSubmit(form);
  await expectThanks(page);
  const [lead, ...others] = await leadsOf(visitor);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    oid: 'a',
    name: visitor.name,
    email: visitor.email,
    phone: '020-7946',
    product: 'Cab Booking App',
    landing_page: '/ContactUs',
    utm_source: 'news',
    language: 'en',
  });
  expect(lead!.message!.replaceAll('\r', '')).toBe(visitor.message);
  await expectRecorded(page);
});

test('From a tier, the form shows which one, and the lead names it', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, './Harbors');
  await page.getByRole('main').getByRole('link', { name: 'Ask for a harbor' }).click();
  const form = contactForm(page);
  await expect(form.getByText('Product: Harbor')).toBeVisible();
  const visitor = newVisitor('Quill & Co');
  await fill(form, visitor);
  await clickSubmit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'Harbor' }]);
});

test('After Back, the same text needs an edit @engines', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor('Quill & Co');
  await fill(form, visitor);
  await clickSubmit(form);
  await expectThanks(page);
  await expectRecorded(page);
  await back(page, './ContactUs');
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(form.getByText(SAYS.sent)).toBeVisible();
  await clickSubmit(form);
  await expect(form.getByText(SAYS.sent)).toBeFocused();
  expect((await storedByForm(page)).state).toBeUndefined();
  await forward(page, './thank-you');
  await expectThanks(page);
  expect(await leadsOf(visitor)).toHaveLength(1);
});

test('From the booking dialog, a lead names the product, and Back opens the dialog with the text again @engines', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await open(page, './ContactUs');
  await page.getByRole('banner').getByText('What We Build').click();
  await follow(page, 'Products');
  await expect(page).toHaveURL('./Products');
  await book(page, 'Cab Booking App');
  const visitor = newVisitor('Quill & Co');
  await fill(bookingForm(page), visitor);
  await clickSubmit(bookingForm(page));
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'Cab Booking App' }]);
  await expectRecorded(page);
  await back(page, './Products');
  await expect(bookingDialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expectKept(bookingForm(page), visitor);
  await expect(bookingForm(page).getByText(SAYS.sent)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(bookingDialog(page)).toHaveCount(0);
});

test('Before hydration, a lead from the booking dialog arrives at once, with its details, and Back opens the dialog with the text @engines', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const unblock = await delayScripts(page);
  await shown(page, './Products?utm_source=news');
  await book(page, 'Cab Booking App');
  const visitor = await sendEarly(bookingForm(page));
  unblock();
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([
    {
      oid: 'a',
      product: 'Cab Booking App',
      utm_source: 'news',
      landing_page: '/Products',
      language: 'en',
    },
  ]);
  await expectRecorded(page);
  await back(page, './Products?utm_source=news');
  await islandsReady(page);
  await expect(page.getByRole('dialog', { name: 'Book Cab Booking App' })).toBeVisible();
  await expectKept(bookingForm(page), visitor);
});

test('A reload and a new visit of the page start with a closed dialog, but a reload keeps the text @engines', async ({
  page,
}) => {
  await open(page, './Products');
  await book(page, 'Cab Booking App');
  const visitor = newVisitor();
  await fill(bookingForm(page), visitor);
  await page.reload();
  await islandsReady(page);
  await expect(bookingDialog(page)).toHaveCount(0);
  await book(page, 'Cab Booking App');
  await expectKept(bookingForm(page), visitor);
});

test('A link to the page in another language takes along what was typed', async ({ page }) => {
  await open(page, './ContactUs');
  const visitor = newVisitor();
  await fill(contactForm(page), visitor);
  await page.getByRole('contentinfo').getByRole('link', { name: 'čeština' }).click();
  await expect(page).toHaveURL('./cs/ContactUs');
  await expectKept(contactForm(page), visitor);
});

test('If the service answers with an error page, Back shows the text, says that the lead may not have arrived, and a retry has the same id', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST, /^500 /, /^console .*500/);
  await open(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor('broken');
  await fill(form, visitor);
  await clickSubmit(form);
  await expect(page).toHaveURL(/\/leads$/);
  await back(page, './ContactUs');
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(form.getByRole('region', { name: SAYS.unknown })).toBeVisible();
  const before = (await storedByForm(page)).attempts;
  await clickSubmit(form);
  await expect(page).toHaveURL(/\/leads$/);
  await back(page, './ContactUs');
  await islandsReady(page);
  expect((await storedByForm(page)).attempts).toBe(before);
  await expectArrived(visitor, 2);
});

test('While the browser posts, a second click posts nothing', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor('late');
  await fill(form, visitor);
  const { reported } = await clickWhileSending(page);
  await form.getByRole('button').click({ noWaitAfter: true });
  await reported;
  await expectArrived(visitor);
  await release(visitor);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toHaveLength(1);
});

for (const company of ['by script', 'elsewhere'])
  test(`A redirect "${company}" leads to a lead that counts`, async ({ page, permit }) => {
    permit(LEAD_REQUEST);
    await open(page, './ContactUs');
    const form = contactForm(page);
    const visitor = newVisitor(company);
    await fill(form, visitor);
    await clickSubmit(form);
    await expectThanks(page);
    await expectRecorded(page);
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

test('If the service rejects a lead by going back, the text is there', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor('sends back');
  await fill(form, visitor);
  await clickSubmit(form);
  await expectArrived(visitor);
  await expect(form.getByRole('region', { name: SAYS.unknown })).toBeVisible();
  await expectKept(form, visitor);
});

test('Without a connection, nothing is posted, and the form says so', async ({ page }) => {
  await open(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor('Quill & Co');
  await fill(form, visitor);
  await page.evaluate(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
  await clickSubmit(form);
  await expect(form.getByRole('region', { name: 'You are offline' })).toBeFocused();
  await field(form, 'name').fill('Ada');
  expect(await leadsOf(visitor)).toEqual([]);
});
