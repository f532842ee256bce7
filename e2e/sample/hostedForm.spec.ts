/** A form of a service in a frame. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { booking, book } from '@/e2e/sample/support/booking';
import { accept, banner } from '@/e2e/sample/support/consent';
import {
  expectThanks,
  field,
  fill,
  formIn,
  leadsOf,
  newEmail,
  SERVICE,
  SERVICE_REQUEST,
  submit,
  submitButton,
  VISITOR,
} from '@/e2e/sample/support/form';
import { back, followTo, islandsReady, open } from '@/e2e/sample/support/page';
import { conversions, mockVendors, VENDOR_REQUEST } from '@/e2e/sample/support/vendors';
import { expect, test } from '@/e2e/support/test';
import { delayScripts, shown } from '@/e2e/support/delayRequests';
import { root } from '@/scripts/command';

test.use({ build: 'tracking' });

test.beforeEach(({ permit }) => permit(SERVICE_REQUEST));

async function sendLead(page: Page) {
  const lead = { ...VISITOR, email: newEmail() };
  const form = formIn(page, 'Contact Form');
  await fill(form, lead);
  await submit(form);
  await expectThanks(page);
  return lead;
}

test('A lead of a hosted form reaches its service with the product and the landing page, and leads to /thank-you in the top window', async ({
  page,
  permit,
  request,
}) => {
  permit(VENDOR_REQUEST);
  await mockVendors(page.context());
  // Reads the query, and redirects inside the frame.
  await page.route('**/forms/wtl/**', (route) => {
    const { search } = new URL(route.request().url());
    return route.continue({ url: `${SERVICE}/forms/wtl/reads-query${search}` });
  });
  await open(page, '/FAQ');
  await accept(page);
  await open(page, '/ContactUs?product=Cab+Booking+App');
  const lead = await sendLead(page);
  expect(await leadsOf(lead)).toMatchObject([{ product: 'Cab Booking App', entry: '/FAQ' }]);
  expect(page.frames()).toHaveLength(1);
  // Those of the app and the footer, and the lead.
  await expect
    .poll(async () => (await conversions(page)).toSorted())
    .toEqual(['track 7654321', 'track 7654321', 'track 7654323']);
  // Not to a page that redirects to /thank-you again.
  await back(page, '/ContactUs?product=Cab+Booking+App');
  await expect(submitButton(formIn(page, 'Contact Form'))).toBeVisible();
  // The demo form is not exported.
  expect((await request.get('/forms/wtl/demo/')).status()).toBe(404);
});

test('With the script of docs/lead-form.md, a form of Perfex gets the product and the campaign', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await mockVendors(page.context());
  const docs = readFileSync(path.join(root, 'docs/lead-form.md'), 'utf8');
  const [script] = /<script type="module">[^]*?<\/script>/.exec(docs)!;
  await page.route('**/forms/wtl/**', async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()) + script });
  });
  await open(page, '/FAQ?utm_campaign=A%26B');
  await accept(page);
  await open(page, '/ContactUs?product=Cab+Booking+App');
  const lead = await sendLead(page);
  expect(await leadsOf(lead)).toMatchObject([
    { ...lead, 'form-cf-1': 'Cab Booking App', 'form-cf-3': 'A&B' },
  ]);
});

/** @returns a function that takes the parameters of the requests so far */
function requestsOf(page: Page) {
  const requests: Record<string, string>[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/forms/wtl/e2e-form') requests.push(Object.fromEntries(searchParams));
  });
  return () => requests.splice(0);
}

const AD = '?utm_source=a&gclid=b&li_fat_id=not-sent';

test('A shown form is requested once, with the first campaign and its product: before hydration, after a reload, a navigation on the client, Back, on the page of a campaign, which counts the visit, and again only for another product @engines', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await mockVendors(page.context());
  await open(page, `/FAQ${AD}`);
  await accept(page);
  await expect(banner(page)).toBeHidden();
  const take = requestsOf(page);
  const told = { source: 'a', gclid: 'b', entry: '/FAQ' };
  const contact = formIn(page, 'Contact Form');
  const release = await delayScripts(page);
  // A later ad.
  await shown(page, '/ContactUs?utm_source=c&gclid=d');
  await expect(submitButton(contact)).toBeVisible();
  release();
  await islandsReady(page);
  expect(take()).toEqual([told]);
  await page.reload();
  await islandsReady(page);
  await expect(submitButton(contact)).toBeVisible();
  expect(take()).toEqual([told]);

  await followTo(page, 'Products', '/Products');
  const form = formIn(page, 'Booking Form');
  // Esc would go to the frame that has focus.
  const close = () => booking(page).getByRole('button', { name: 'Close' }).click();
  await book(page, 'Cab Booking App');
  await field(form, 'name').fill('Ada');
  expect(take()).toEqual([{ ...told, product: 'Cab Booking App' }]);
  await close();
  await book(page, 'Cab Booking App');
  await expect(field(form, 'name')).toHaveValue('Ada');
  expect(take()).toEqual([]);
  await close();
  await book(page, 'SaaS Development');
  await expect(field(form, 'name')).toHaveValue('');
  expect(take()).toEqual([{ ...told, product: 'SaaS Development' }]);
  await close();

  await back(page, '/ContactUs?utm_source=c&gclid=d');
  await expect(submitButton(contact)).toBeVisible();
  expect(take()).toEqual([told]);

  // The page of a campaign is for its visitors only.
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/ContactUs/cab-booking?product=Cab+Booking+App');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your own cab booking app');
  await expect(page.getByTitle('Contact Form')).toBeInViewport();
  await expect(submitButton(contact)).toBeVisible();
  expect(take()).toEqual([{ ...told, product: 'Cab Booking App' }]);
  await expect(page.locator('img[src^="https://px.ads.linkedin.com/"]')).toHaveCount(1);
});

test('Until the visitor has answered, the form is requested once, without the campaign, and an answer does not replace it', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await mockVendors(page.context());
  const take = requestsOf(page);
  await open(page, `/ContactUs${AD}`);
  const name = field(formIn(page, 'Contact Form'), 'name');
  await name.fill('Ada');
  await accept(page);
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('img[src^="https://px.ads.linkedin.com/"]')).toHaveCount(1);
  await expect(name).toHaveValue('Ada');
  expect(take()).toEqual([{ entry: '/ContactUs' }]);
  const link = page.getByRole('main').getByRole('link', { name: 'Form not showing?' });
  await expect(link).toHaveAttribute('href', `${SERVICE}/forms/wtl/e2e-form`);
});
