/** Tests a service that answers no fetch (Salesforce, Zoho CRM): the browser posts the form. */
import type { Page } from '@playwright/test';

import {
  contactForm,
  expectArrived,
  expectKept,
  expectThanks,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  release,
  SAYS,
  send,
  submit,
} from '@/e2e/sample/support/form';
import { back, forward, islandsReady, open } from '@/e2e/sample/support/page';

import { expect, test } from '@/e2e/sample/support/test';

/** The page after the form records that the lead has arrived. A site with an analytics tool counts it then. */
const expectRecorded = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('lead_attempts')))
    .toContain('"state":"arrived"');

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

  await back(page, url);
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(form.getByText(SAYS.sent)).toBeVisible();
  await submit(form);
  await expect(form.getByText(SAYS.sent)).toBeFocused();
  await forward(page, './thank-you');
  await expectThanks(page);
  expect(await leadsOf(visitor)).toHaveLength(1);
});

test('The form names the tier that a link leads from', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, './Harbors');
  await page.getByRole('main').getByRole('link', { name: 'Ask for a harbor' }).click();
  await expect(contactForm(page).getByText('Product: Harbor')).toBeVisible();
  const { visitor } = await send(page);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([{ product: 'Harbor' }]);
});

test('A link to the page in another language takes along what was typed', async ({ page }) => {
  await open(page, './ContactUs');
  const visitor = newVisitor();
  await fill(contactForm(page), visitor);
  await page.getByRole('contentinfo').getByRole('link', { name: 'čeština' }).click();
  await expect(page).toHaveURL('./cs/ContactUs');
  await expectKept(contactForm(page), visitor);
});

test('After an error page of the service, Back shows the text, the form says that the lead may have arrived, and a retry has the same id', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST, /^500 /, /^console .*500/);
  await open(page, './ContactUs');
  const { form, visitor } = await send(page, 'broken');
  await expect(page).toHaveURL(/\/leads$/);
  await back(page, './ContactUs');
  await islandsReady(page);
  await expectKept(form, visitor);
  await expect(form.getByRole('region', { name: SAYS.unknown })).toBeVisible();
  await submit(form);
  await expect(page).toHaveURL(/\/leads$/);
  await expectArrived(visitor, 2);
  const [first, second] = await leadsOf(visitor);
  expect(first!.lead_id).toBe(second!.lead_id);
});

test('A second click while the browser posts sends nothing', async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor('late');
  await fill(form, visitor);
  // The page does it itself, because Playwright waits for a navigation that has begun.
  const reported = page.waitForEvent('console', (message) => message.text() === 'clicked again');
  await page.evaluate(() => {
    const timer = setInterval(() => {
      const button = document.querySelector<HTMLElement>('form[data-own-form] [type=submit]');
      if (button?.textContent !== 'Sending…') return;
      clearInterval(timer);
      button.click();
      console.log('clicked again');
    });
  });
  await form.getByRole('button').click({ noWaitAfter: true });
  await reported;
  await expectArrived(visitor);
  await release(visitor);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toHaveLength(1);
  await expectRecorded(page);
});
