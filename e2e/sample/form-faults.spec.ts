/**
 * Tests what visitors see when the form fails to load. The unit tests of lib/lead and LeadFormFrame
 * test how the site detects this.
 */
import type { Page, Route } from '@playwright/test';

import { formIn, submitIn } from '@/e2e/sample/support/form';
import { islandsReady, stopClock } from '@/e2e/sample/support/page';
import { NETWORK_REQUEST, SERVICE, SERVICE_REQUEST } from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

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

test.use({ build: 'asking', hasConsent: true, visitor: 'new' });

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await stopClock(page);
});

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
  await expect(submitIn(formIn(panel(page), 'Contact Form'))).toBeVisible();
  await expect(status(page)).toHaveText('');
  await page.clock.runFor(20_000);
  await expect(apology(page)).toHaveCount(0);
  expect(await layout(page)).toBe(before);
}

test('If the form fails to load, the page offers other ways to get in touch and a button that loads the form again, and its height stays the same', async ({
  page,
  permit,
}) => {
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
