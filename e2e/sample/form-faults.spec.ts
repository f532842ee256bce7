/**
 * Tests what visitors see when the form fails to load. The unit tests of lib/lead and LeadFormFrame
 * test how the site detects this.
 */
import type { Locator, Page, Route } from '@playwright/test';

import { booking, bookStopped } from '@/e2e/sample/support/booking';
import { fieldIn, formIn, submitIn } from '@/e2e/sample/support/form';
import { islandsReady, stopClock } from '@/e2e/sample/support/page';
import {
  mockAdNetwork,
  NETWORK_REQUEST,
  SERVICE,
  SERVICE_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

const FORMS = `${SERVICE}/forms/wtl`;

/** What replaces a form that does not load. */
const FAILED = 'The form did not load';

type Place = {
  /** The element that contains the form: a dialog, or a section of the page. */
  scope: (page: Page) => Locator;
  frameTitle: string;
  path: string;
  /** Triggers the request for the form. */
  ask: (page: Page) => Promise<void>;
  /** The height of the frame. */
  height: string;
  mailto: string;
};

/** The frame is in the HTML, so the form loads with the page. */
const CONTACT_PAGE: Place = {
  scope: (page) => page.getByRole('region', { name: 'Ask for a call or a price range' }),
  frameTitle: 'Contact Form',
  path: '/ContactUs',
  ask: async () => {},
  height: '437px',
  mailto: 'mailto:hello@brightkiln.example',
};

const BOOKING: Place = {
  scope: booking,
  frameTitle: 'Booking Form',
  path: '/Products',
  ask: (page) => bookStopped(page, 'Cab Booking App'),
  height: '440px',
  mailto: 'mailto:hello@brightkiln.example?subject=Cab%20Booking%20App',
};

/**
 * Opens the page and shows the form. Does not wait for the page's `load` event, because that event
 * waits for the frame.
 */
async function show(page: Page, { path, ask }: Place) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await islandsReady(page);
  await ask(page);
}

test.use({ build: 'configured', visitor: 'new' });

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST);
  await mockAdNetwork(page);
  await stopClock(page);
});

const status = (scope: Locator) => scope.getByRole('status');
const apology = (scope: Locator) => scope.getByRole('heading', { name: FAILED });
/** The button below the frame, which is there in every state but that message. */
const reload = (scope: Locator) =>
  scope.getByRole('button', { name: 'Form not showing? Try again' });
/** The button of the message. */
const retry = (scope: Locator) => scope.getByRole('button', { name: 'Try again', exact: true });
const frame = (scope: Locator, { frameTitle }: Place) => scope.getByTitle(frameTitle);
const submit = (scope: Locator, { frameTitle }: Place) => submitIn(formIn(scope, frameTitle));

/** Expects a link for email, one for the phone and one to the chat, all of them clickable. */
async function expectOtherWays(scope: Locator, { mailto }: Place) {
  for (const [name, href] of [
    ['hello@brightkiln.example', mailto],
    ['+1 202 555 0142', 'tel:+12025550142'],
    ['Chat', 'https://chat.brightkiln.example/hello'],
  ] as const) {
    const link = scope.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await link.click({ trial: true });
  }
}

/** Checks the height of the form. Returns the height of the dialog or panel around it, in px. */
async function layout(scope: Locator, { height }: Place) {
  await expect(status(scope).locator('..')).toHaveCSS('height', height);
  return scope.evaluate((element) => (element as HTMLElement).offsetHeight);
}

/** Shows a form that is loading, then handles its pending and later requests with `answer`. */
async function showForm(page: Page, place: Place, answer: (route: Route) => Promise<void>) {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  await page.route(`${FORMS}/**`, async (route) => {
    await begun;
    await answer(route);
  });
  await show(page, place);
  const scope = place.scope(page);
  await expect(status(scope)).toHaveText('Loading the form');
  await expectOtherWays(scope, place);
  const before = await layout(scope, place);
  begin();
  return { scope, before };
}

/**
 * Replaces the form ID in a request. For some form IDs, the stub of the form service (crm-stub.ts)
 * simulates a failure.
 */
const insteadOf = (id: string) => (route: Route) => route.continue({ url: `${FORMS}/${id}` });

/**
 * Makes the service available again and expects the button to load the form. The height of the dialog
 * or panel must not change.
 */
async function expectRecovery(
  page: Page,
  scope: Locator,
  place: Place,
  { button, before }: { button: Locator; before: number },
) {
  await page.unroute(`${FORMS}/**`);
  await button.click();
  await expect(submit(scope, place)).toBeVisible();
  await expect(status(scope)).toHaveText('');
  await page.clock.runFor(20_000);
  await expect(apology(scope)).toHaveCount(0);
  expect(await layout(scope, place)).toBe(before);
}

for (const place of [CONTACT_PAGE, BOOKING])
  test(`If the form on ${place.path} does not load within 10 s, the contact links replace it`, async ({
    page,
    permit,
  }) => {
    permit(SERVICE_REQUEST);
    const { scope, before } = await showForm(page, place, insteadOf('slow'));
    await page.clock.runFor(10_000);
    await expect(status(scope)).toHaveText(FAILED);
    await expect(apology(scope)).toBeVisible();
    await expect(frame(scope, place)).toHaveCount(0);
    await expectOtherWays(scope, place);
    expect(await layout(scope, place)).toBe(before);
    await expectRecovery(page, scope, place, { button: retry(scope), before });
  });

/**
 * In all of these, the frame shows an error of the browser or of the service, which a page of another
 * origin cannot tell from the form. (Chromium 145, Firefox 153)
 */
for (const [id, what, ...errors] of [
  ['dead', 'ends the connection', /^failed .*ERR_EMPTY_RESPONSE/],
  [
    'refused',
    'forbids framing',
    /^console (Refused to display|Framing)/,
    /^failed .*ERR_BLOCKED_BY_RESPONSE/,
  ],
] as const)
  test(`If the form service ${what}, the frame stays, and the button below it loads the form again`, async ({
    page,
    permit,
  }) => {
    permit(SERVICE_REQUEST, ...errors);
    const { scope, before } = await showForm(page, CONTACT_PAGE, insteadOf(id));
    await expect(status(scope)).toHaveText('');
    await page.clock.runFor(20_000);
    await expect(frame(scope, CONTACT_PAGE)).toBeVisible();
    await expectOtherWays(scope, CONTACT_PAGE);
    expect(await layout(scope, CONTACT_PAGE)).toBe(before);
    await expectRecovery(page, scope, CONTACT_PAGE, { button: reload(scope), before });
  });

test('A form in which the visitor has typed is not replaced, even if its `load` event never fires', async ({
  page,
  permit,
}) => {
  permit(SERVICE_REQUEST);
  await page.route(`${FORMS}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const hanging = `<img src="${FORMS}/slow" alt="">`;
    return route.fulfill({ response, body: `${await response.text()}${hanging}` });
  });
  await show(page, BOOKING);
  const scope = BOOKING.scope(page);
  const name = fieldIn(formIn(scope, BOOKING.frameTitle), 'Name');
  await name.click();
  await page.keyboard.type('Ada');
  await page.clock.runFor(20_000);
  await expect(name).toHaveValue('Ada');
  await expect(apology(scope)).toHaveCount(0);
});
