import type { Page } from '@playwright/test';

import { leadForm } from '@/content/leadForm';
import { formIn, SERVICE, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { holdService, SILENT } from '@/e2e/support/service';
import { stopClock } from '@/e2e/support/site';
import { BOOKING, CONTACT_PAGE, show, FORM_PLACES } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/leadForm';

const { unreachable, loading, doubtful } = leadForm;

test.use({ visitor: 'new' });

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await standInForNetwork(page);
  await stopClock(page);
});

/** A host's CSP, as a meta element. */
const refuseFrames = (page: Page) =>
  page.evaluate(() => {
    const meta = document.createElement('meta');
    meta.httpEquiv = 'Content-Security-Policy';
    meta.content = "frame-src 'none'";
    document.head.append(meta);
  });

// Not the contact page itself: its frame is blocked before a script could listen.
const CREATED = Object.entries(FORM_PLACES).filter(([, { path }]) => path !== '/ContactUs');

for (const [place, surface] of CREATED) {
  test(`In ${place}, a frame blocked by CSP is detected immediately`, async ({ page, permit }) => {
    permit(/^console .*"frame-src 'none'"/);
    await show(page, { ...surface, ask: refuseFrames });
    await surface.ask(page);
    const scope = surface.scope(page);
    await expect(scope.getByRole('heading', { name: unreachable.heading })).toBeVisible();
    await expect(scope.getByRole('status')).toHaveText(unreachable.heading);
  });
}

test('An offline visitor gets a message immediately, and the frame stays', async ({
  page,
  context,
}) => {
  // No request fails: only the browser reports that it is offline.
  await holdService(context, SILENT.gone!);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  );
  await show(page, BOOKING);
  await page.clock.runFor(1);
  const scope = BOOKING.scope(page);
  await expect(scope.getByRole('heading', { name: doubtful })).toBeVisible();
  await expect(scope.getByTitle(BOOKING.frameTitle)).toBeVisible();
});

test('"Try again" shows the message again as long as the form does not respond', async ({
  page,
  context,
  permit,
}) => {
  permit(...SILENT.gone!.troubles);
  const begin = await holdService(context, SILENT.gone!);
  begin();
  await show(page, CONTACT_PAGE);
  const scope = CONTACT_PAGE.scope(page);
  const status = scope.getByRole('status');
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(status).toHaveText(doubtful);
    await context.unroute(`${SERVICE}/forms/wtl/**`);
    const again = await holdService(context, SILENT.gone!);
    await scope.getByRole('button', { name: unreachable.retry }).click();
    await expect(status).toHaveText(loading);
    // The button is hidden, and focus is where the form will be.
    await expect(status.locator('..')).toBeFocused();
    again();
  }
  await expect(status).toHaveText(doubtful);
});

test('A form in which a visitor types stays, even if its load event is pending', async ({
  page,
  context,
}) => {
  await context.route(`${SERVICE}/forms/wtl/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const hanging = `<img src="${SERVICE}/forms/wtl/slow" alt="">`;
    return route.fulfill({ response, body: `${await response.text()}${hanging}` });
  });
  await show(page, BOOKING);
  const scope = BOOKING.scope(page);
  const name = formIn(scope, BOOKING.frameTitle).getByRole('textbox', { name: 'Name' });
  await name.fill('Ada');
  await page.clock.runFor(2 * LEAD_FORM_TIMEOUT_MS);
  await expect(name).toHaveValue('Ada');
  await expect(scope.getByRole('heading', { name: unreachable.heading })).toHaveCount(0);
});
