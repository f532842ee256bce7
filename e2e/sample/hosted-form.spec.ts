/** A form of a service in a frame. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { FrameLocator, Page, Route } from '@playwright/test';

import {
  expectThanks,
  field,
  fill,
  formIn,
  submit,
  submitButton,
  VISITOR,
} from '@/e2e/sample/support/form';
import { back, islandsReady, open, stopClock } from '@/e2e/sample/support/page';
import {
  conversions,
  NETWORK_REQUEST,
  SERVICE,
  SERVICE_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';
import { root } from '@/scripts/command';

test.use({ build: 'asking', hasConsent: true });

test.beforeEach(({ permit }) => permit(NETWORK_REQUEST, SERVICE_REQUEST));

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

test('A lead of a hosted form reaches its service with the product and the campaign, and leads to /thank-you in the top window', async ({
  page,
  context,
  request,
}) => {
  await test.step('The demo form is not exported', async () => {
    for (const url of ['/forms/wtl/demo/', '/forms/wtl/demo/form.css'])
      expect((await request.get(url)).status(), url).toBe(404);
  });

  await test.step('A service that reads the query, and redirects inside the frame', async () => {
    await page.route('**/forms/wtl/**', (route) => {
      const { search } = new URL(route.request().url());
      return route.continue({ url: `${SERVICE}/forms/wtl/reads-query${search}` });
    });
    await open(page, '/FAQ');
    await open(page, '/ContactUs?product=Cab+Booking+App');
    const form = formIn(page, 'Contact Form');
    const email = await sendLead(page, form);
    const lead = { product: 'Cab Booking App', entry: '/FAQ' };
    expect(await stored(page, email)).toEqual([expect.objectContaining(lead)]);
    expect(page.frames()).toHaveLength(1);
    await islandsReady(page);
    // Those of the app and the footer, and the lead.
    await expect
      .poll(async () => (await conversions(page)).toSorted())
      .toEqual(['track 7654321', 'track 7654321', 'track 7654323']);
    // Back must lead to the form, not to a page that redirects to /thank-you again.
    await back(page, '/ContactUs?product=Cab+Booking+App');
    await expect(form.getByRole('button')).toBeVisible();
  });

  await test.step('Perfex, with the script of docs/lead-form.md', async () => {
    const tab = await context.newPage();
    const docs = readFileSync(path.join(root, 'docs/lead-form.md'), 'utf8');
    const [script] = /<script type="module">[^]*?<\/script>/.exec(docs)!;
    await tab.route('**/forms/wtl/**', async (route) => {
      if (route.request().method() === 'POST') return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()) + script });
    });
    await open(tab, '/ContactUs?product=Cab+Booking+App&utm_source=news&utm_campaign=A%26B');
    const email = await sendLead(tab, formIn(tab, 'Contact Form'));
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
});

const FORMS = `${SERVICE}/forms/wtl`;

/** What replaces a form that does not load. */
const FAILED = 'The form did not load';

/** Opens the contact page, and handles the pending and the later requests for its form with `answer`. */
async function showForm(page: Page, answer: (route: Route) => Promise<void>) {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  await page.route(`${FORMS}/**`, async (route) => {
    await begun;
    await answer(route);
  });
  // The `load` event of the page waits for the frame.
  await page.goto('/ContactUs', { waitUntil: 'domcontentloaded' });
  await islandsReady(page);
  await expect(status(page)).toHaveText('Loading the form');
  await expectOtherWays(page);
  const before = await layout(page);
  begin();
  return before;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Ask for a call or a price range' });
const status = (page: Page) => panel(page).getByRole('status');
const apology = (page: Page) => panel(page).getByRole('heading', { name: FAILED });
const frame = (page: Page) => panel(page).getByTitle('Contact Form');

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

/**
 * Replaces the form ID in a request. For some form IDs, the stub of the form service (crm-stub.ts)
 * simulates a failure.
 */
const insteadOf = (id: string) => (route: Route) => route.continue({ url: `${FORMS}/${id}` });

/** Makes the service available again, and expects the button to load the form, and no other height. */
async function expectRecovery(page: Page, button: string, before: number) {
  await page.unroute(`${FORMS}/**`);
  await panel(page).getByRole('button', { name: button, exact: true }).click();
  await expect(submitButton(formIn(panel(page), 'Contact Form'))).toBeVisible();
  await expect(status(page)).toHaveText('');
  await page.clock.runFor(20_000);
  await expect(apology(page)).toHaveCount(0);
  expect(await layout(page)).toBe(before);
}

// The unit tests of lib/lead and LeadFormFrame test how the site detects this.
test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  test('sees other ways to get in touch if the form fails to load, and a button that loads it again at the same height', async ({
    page,
    permit,
  }) => {
    await stopClock(page);
    permit(/^console (Refused to display|Framing)/, /^failed .*ERR_BLOCKED_BY_RESPONSE/);

    await test.step('If the form does not load within 10 s, the contact links replace it', async () => {
      const before = await showForm(page, insteadOf('slow'));
      await page.clock.runFor(10_000);
      await expect(status(page)).toHaveText(FAILED);
      await expect(apology(page)).toBeVisible();
      await expect(frame(page)).toHaveCount(0);
      await expectOtherWays(page);
      expect(await layout(page)).toBe(before);
      await expectRecovery(page, 'Try again', before);
    });

    // The frame shows an error of the browser, which a page of another origin cannot tell from the form.
    // (Chromium 145, Firefox 153)
    await test.step('If the form service forbids framing, the frame stays', async () => {
      const before = await showForm(page, insteadOf('refused'));
      await expect(status(page)).toHaveText('');
      await page.clock.runFor(20_000);
      await expect(frame(page)).toBeVisible();
      await expectOtherWays(page);
      expect(await layout(page)).toBe(before);
      await expectRecovery(page, 'Form not showing? Try again', before);
    });
  });
});
