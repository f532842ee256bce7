/** Tests a service that answers no fetch (Salesforce, Zoho CRM): the browser posts the form. */
import type { Page } from '@playwright/test';

import { COMPANY_EXPORT, urlOf } from '@/e2e/exports';
import { booking, book } from '@/e2e/sample/support/booking';
import {
  appearOnline,
  bookingForm,
  clickWhileSending,
  contactForm,
  expectArrived,
  expectKept,
  expectThanks,
  field,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  release,
  SAYS,
  send,
  sendEarly,
  submit,
} from '@/e2e/sample/support/form';
import { back, follow, forward, islandsReady, open } from '@/e2e/sample/support/page';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

import { expect, test } from './support';

// The journeys also run in the projects of other browsers.
test.use({ baseURL: urlOf(COMPANY_EXPORT) });

test.beforeEach(({ context }) => appearOnline(context));

/** What the site has stored for the form in this tab. */
const storedByForm = (page: Page) =>
  page.evaluate(() => ({
    attempts: sessionStorage.getItem('lead_attempts'),
    state: (history.state as { lead?: unknown } | null)?.lead,
  }));

/** The page after the form records that leads have arrived. A site with an analytics tool counts them then. */
const expectRecorded = (page: Page, leads = 1) =>
  expect
    .poll(async () => (await storedByForm(page)).attempts?.match(/"state":"arrived"/g)?.length)
    .toBe(leads);

test('A lead from the contact page arrives with all details, and after Back, the same text needs an edit @engines', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const url = './ContactUs?product=Cab+Booking+App&utm_source=news';
  await open(page, url);
  const form = contactForm(page);
  await expect(form.getByText('Product: Cab Booking App')).toBeVisible();
  const visitor = { ...newVisitor('Quill & Co'), phone: '٠٢٠–٧٩٤٦' };
  await fill(form, visitor);
  await submit(form);
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

  await test.step('After Back', async () => {
    await back(page, url);
    await islandsReady(page);
    await expectKept(form, visitor);
    await expect(form.getByText(SAYS.sent)).toBeVisible();
    await submit(form);
    await expect(form.getByText(SAYS.sent)).toBeFocused();
    expect((await storedByForm(page)).state).toBeUndefined();
    await forward(page, './thank-you');
    await expectThanks(page);
    expect(await leadsOf(visitor)).toHaveLength(1);
  });
});

test('The form names the tier that a link leads from, and a link to the page in another language takes along what was typed', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await open(page, './Harbors');
  await page.getByRole('main').getByRole('link', { name: 'Ask for a harbor' }).click();
  await expect(contactForm(page).getByText('Product: Harbor')).toBeVisible();
  const { visitor } = await send(page, 'Quill & Co');
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'Harbor' }]);

  await test.step('A link to the page in another language', async () => {
    await open(page, './ContactUs');
    const next = newVisitor();
    await fill(contactForm(page), next);
    await page.getByRole('contentinfo').getByRole('link', { name: 'čeština' }).click();
    await expect(page).toHaveURL('./cs/ContactUs');
    await expectKept(contactForm(page), next);
  });
});

test('A reload closes the booking dialog, but keeps the text; a lead from there names the product, and Back opens the dialog with the text again @engines', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const visitor = newVisitor('Quill & Co');

  await test.step('A reload', async () => {
    await open(page, './Products');
    await book(page, 'Cab Booking App');
    await fill(bookingForm(page), visitor);
    await page.reload();
    await islandsReady(page);
    await expect(booking(page)).toHaveCount(0);
    await book(page, 'Cab Booking App');
    await expectKept(bookingForm(page), visitor);
  });

  await test.step('A lead from a page that was opened from another page', async () => {
    await open(page, './ContactUs');
    await page.getByRole('banner').getByText('What We Build').click();
    await follow(page, 'Products');
    await expect(page).toHaveURL('./Products');
    await book(page, 'Cab Booking App');
    await fill(bookingForm(page), visitor);
    await submit(bookingForm(page));
    await expectThanks(page);
    expect(await leadsOf(visitor)).toMatchObject([{ product: 'Cab Booking App' }]);
    await expectRecorded(page);
    await back(page, './Products');
    await expect(booking(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expectKept(bookingForm(page), visitor);
    await expect(bookingForm(page).getByText(SAYS.sent)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(booking(page)).toHaveCount(0);
  });
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

test('If the service rejects a lead, or the visitor is offline, the text is there, and the form says so', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST, /^500 /, /^console .*500/);
  const form = contactForm(page);
  const doubt = form.getByRole('region', { name: SAYS.unknown });

  await test.step('After an error page, Back shows the text, and a retry has the same id', async () => {
    await open(page, './ContactUs');
    const { visitor } = await send(page, 'broken');
    await expect(page).toHaveURL(/\/leads$/);
    await back(page, './ContactUs');
    await islandsReady(page);
    await expectKept(form, visitor);
    await expect(doubt).toBeVisible();
    const before = (await storedByForm(page)).attempts;
    await submit(form);
    await expect(page).toHaveURL(/\/leads$/);
    await back(page, './ContactUs');
    await islandsReady(page);
    expect((await storedByForm(page)).attempts).toBe(before);
    await expectArrived(visitor, 2);
  });

  await test.step('A service that goes back', async () => {
    await open(page, './ContactUs');
    const { visitor } = await send(page, 'sends back');
    await expectArrived(visitor);
    await expect(doubt).toBeVisible();
    await expectKept(form, visitor);
  });

  await test.step('Without a connection, nothing is posted', async () => {
    await open(page, './ContactUs');
    await page.evaluate(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    const { visitor } = await send(page, 'Quill & Co');
    await expect(form.getByRole('region', { name: 'You are offline' })).toBeFocused();
    await field(form, 'name').fill('Ada');
    expect(await leadsOf(visitor)).toEqual([]);
  });
});

test('A second click while the browser posts sends nothing, and a redirect by script, or by way of another host, leads to a lead that counts', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await open(page, './ContactUs');
  const form = contactForm(page);
  const late = newVisitor('late');
  await fill(form, late);
  const { reported } = await clickWhileSending(page);
  await form.getByRole('button').click({ noWaitAfter: true });
  await reported;
  await expectArrived(late);
  await release(late);
  await expectThanks(page);
  expect(await leadsOf(late)).toHaveLength(1);
  await expectRecorded(page);
  for (const [index, redirect] of ['by script', 'elsewhere'].entries())
    await test.step(`A redirect ${redirect}`, async () => {
      await open(page, './ContactUs');
      const { visitor } = await send(page, redirect);
      await expectThanks(page);
      await expectRecorded(page, index + 2);
      expect(await leadsOf(visitor)).toHaveLength(1);
    });
});
