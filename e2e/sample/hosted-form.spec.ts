/** A form of a service in a frame. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { FrameLocator, Page } from '@playwright/test';

import { accept, refuse } from '@/e2e/sample/support/consent';
import {
  expectThanks,
  field,
  fill,
  formIn,
  SERVICE,
  SERVICE_REQUEST,
  submit,
  submitButton,
  VISITOR,
} from '@/e2e/sample/support/form';
import { back, islandsReady, open, stopClock } from '@/e2e/sample/support/page';
import { conversions, mockVendors, VENDOR_REQUEST } from '@/e2e/sample/support/vendors';
import { expect, test } from '@/e2e/sample/support/test';
import { delayRequests, shown } from '@/kit/testing/delayRequests';
import { root } from '@/scripts/command';

test.use({ build: 'tracking' });

test.beforeEach(({ permit }) => permit(SERVICE_REQUEST));

/** What the form service has stored of a visitor. */
const stored = async (page: Page, email: string) =>
  (await page.request.get(`${SERVICE}/leads?email=${email}`)).json();

/** Fills in a form, sends it, and returns its email address. */
async function sendLead(page: Page, form: FrameLocator): Promise<string> {
  // Tells the leads of a test apart, also if it runs twice.
  const email = `${crypto.randomUUID()}@quillfeather.example`;
  await fill(form, VISITOR);
  await field(form, 'email').fill(email);
  await submit(form);
  await expectThanks(page);
  return email;
}

test('A lead of a hosted form reaches its service with the product and the landing page, and leads to /thank-you in the top window', async ({
  page,
  permit,
  request,
}) => {
  permit(VENDOR_REQUEST);
  await mockVendors(page.context());
  // A service that reads the query, and redirects inside the frame.
  await page.route('**/forms/wtl/**', (route) => {
    const { search } = new URL(route.request().url());
    return route.continue({ url: `${SERVICE}/forms/wtl/reads-query${search}` });
  });
  await open(page, '/FAQ');
  await accept(page);
  await open(page, '/ContactUs?product=Cab+Booking+App');
  const form = formIn(page, 'Contact Form');
  const email = await sendLead(page, form);
  const lead = { product: 'Cab Booking App', entry: '/FAQ' };
  expect(await stored(page, email)).toEqual([expect.objectContaining(lead)]);
  expect(page.frames()).toHaveLength(1);
  // Those of the app and the footer, and the lead.
  await expect
    .poll(async () => (await conversions(page)).toSorted())
    .toEqual(['track 7654321', 'track 7654321', 'track 7654323']);
  // Back must lead to the form, not to a page that redirects to /thank-you again.
  await back(page, '/ContactUs?product=Cab+Booking+App');
  await expect(form.getByRole('button')).toBeVisible();
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
  const email = await sendLead(page, formIn(page, 'Contact Form'));
  expect(await stored(page, email)).toEqual([
    {
      name: VISITOR.name,
      email,
      description: VISITOR.message,
      'form-cf-1': 'Cab Booking App',
      'form-cf-3': 'A&B',
    },
  ]);
});

/** What replaces a form that does not load. */
const FAILED = 'The form did not load';

const panel = (page: Page) => page.getByRole('region', { name: 'Ask for a call or a price range' });
const status = (page: Page) => panel(page).getByRole('status');

/** Expects a link for email, one for the phone and one to the chat, all of them clickable. */
async function expectOtherWays(page: Page) {
  for (const [name, href] of [
    ['hello@brightkiln.example', 'mailto:hello@brightkiln.example'],
    ['+1 202 555 0142', 'tel:+12025550142'],
    ['Chat', 'https://chat.brightkiln.example/hello'],
  ] as const) {
    const link = panel(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await link.click({ trial: true });
  }
}

/** Checks the height of the form. Returns the height of the panel around it, in px. */
async function layout(page: Page) {
  await expect(status(page).locator('..')).toHaveCSS('height', '437px');
  return panel(page).evaluate((element: HTMLElement) => element.offsetHeight);
}

// The unit tests of lib/lead and LeadFormFrame test how the site detects this.
test('If the form does not load within 10 s, other ways to get in touch replace it, and a button that loads it again at the same height', async ({
  page,
}) => {
  await open(page, '/FAQ');
  await refuse(page);
  await stopClock(page);
  const answer = await delayRequests(page, `${SERVICE}/**`);
  await shown(page, '/ContactUs');
  await islandsReady(page);
  await expect(status(page)).toHaveText('Loading the form');
  await expectOtherWays(page);
  const before = await layout(page);
  await page.clock.runFor(10_000);
  await expect(status(page)).toHaveText(FAILED);
  await expect(panel(page).getByTitle('Contact Form')).toHaveCount(0);
  await expectOtherWays(page);
  expect(await layout(page)).toBe(before);

  answer();
  await panel(page).getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(submitButton(formIn(panel(page), 'Contact Form'))).toBeVisible();
  await expect(status(page)).toHaveText('');
  expect(await layout(page)).toBe(before);
});
