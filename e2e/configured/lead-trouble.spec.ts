import type { Locator, Page } from '@playwright/test';

import { leadForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { formIn, SERVICE, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { type Fault, holdService, mend, SILENT, WRONG } from '@/e2e/support/service';
import { stopClock } from '@/e2e/support/site';
import { CONTACT_PAGE, FORM_PLACES, type FormPlace, show } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { LEAD_FORM_TIMEOUT_MS, mailtoUrl } from '@/lib/lead/leadForm';
import { POPUP_FADE_IN_START_MS } from '@/lib/lead/popup';

const { unreachable, loading, direct, doubtful, chatLabel } = leadForm;
const { slow, ...DOUBTFUL } = SILENT;

test.use({ visitor: 'new' });

const status = (scope: Locator) => scope.getByRole('status');
const apology = (scope: Locator) => scope.getByRole('heading', { name: unreachable.heading });
const doubt = (scope: Locator) => scope.getByRole('heading', { name: doubtful });

/** No layout shift: neither the box nor the links below it change their height. */
async function layout(scope: Locator, { height }: FormPlace) {
  await expect(status(scope).locator('..')).toHaveCSS('height', `${height}px`);
  return scope.evaluate((element) => (element as HTMLElement).offsetHeight);
}

/** Email, phone and chat links exist once and are visible and not covered. */
async function expectOtherWays(scope: Locator, product: string | null) {
  const ways = {
    [site.email]: mailtoUrl(site.email, product),
    [site.phone.display]: `tel:${site.phone.e164}`,
    [chatLabel]: site.chatUrl,
  };
  for (const [name, href] of Object.entries(ways)) {
    const link = scope.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await link.click({ trial: true });
  }
}

/** Shows a form that is still loading, then causes the fault. */
async function meet(page: Page, surface: FormPlace, fault: Fault) {
  await standInForNetwork(page);
  await stopClock(page);
  const begin = await holdService(page.context(), fault);
  await show(page, surface);
  const scope = surface.scope(page);
  await expect(status(scope)).toHaveText(loading);
  const before = await layout(scope, surface);
  await expectOtherWays(scope, surface.product);
  begin();
  return { scope, before };
}

/** "Try again" loads the form once the service is back, without a layout shift. */
async function expectRecovery(page: Page, scope: Locator, surface: FormPlace, before: number) {
  await mend(page.context());
  await scope.getByRole('button', { name: unreachable.retry }).click();
  const form = formIn(scope, surface.frameTitle);
  await expect(form.getByRole('heading', { name: 'Form service' })).toBeVisible();
  await expect(status(scope)).toHaveText('');
  await page.clock.runFor(2 * LEAD_FORM_TIMEOUT_MS);
  await expect(apology(scope)).toHaveCount(0);
  await expect(doubt(scope)).toHaveCount(0);
  await expectOtherWays(scope, surface.product);
  expect(await layout(scope, surface)).toBe(before);
}

for (const [place, surface] of Object.entries(FORM_PLACES)) {
  test(`In ${place}, the direct contact links replace a form that does not load within 10 s`, async ({
    page,
    permit,
  }) => {
    permit(NETWORK_REQUEST, SERVICE_REQUEST);
    const { scope, before } = await meet(page, surface, slow!);
    // Since the request, the clock has advanced by at most the start of the popup's fade-in.
    await page.clock.runFor(LEAD_FORM_TIMEOUT_MS - POPUP_FADE_IN_START_MS - 1);
    await expect(status(scope)).toHaveText(loading);
    await page.clock.runFor(POPUP_FADE_IN_START_MS + 1);
    await expect(status(scope)).toHaveText(unreachable.heading);
    await expect(apology(scope)).toBeVisible();
    await expect(scope.getByTitle(surface.frameTitle)).toHaveCount(0);
    await expectOtherWays(scope, surface.product);
    expect(await layout(scope, surface)).toBe(before);
    await expectRecovery(page, scope, surface, before);
  });
}

for (const [day, fault] of Object.entries(DOUBTFUL)) {
  test(`A form that is ${day} keeps its frame, with a message and a retry button next to the contact links`, async ({
    page,
    permit,
  }) => {
    permit(NETWORK_REQUEST, SERVICE_REQUEST, ...fault.troubles);
    const { scope, before } = await meet(page, CONTACT_PAGE, fault);
    await expect(doubt(scope)).toBeVisible();
    await expect(status(scope)).toHaveText(doubtful);
    await page.clock.runFor(2 * LEAD_FORM_TIMEOUT_MS);
    await expect(scope.getByTitle(CONTACT_PAGE.frameTitle)).toBeVisible();
    await expect(apology(scope)).toHaveCount(0);
    await expectOtherWays(scope, CONTACT_PAGE.product);
    expect(await layout(scope, CONTACT_PAGE)).toBe(before);
    await expectRecovery(page, scope, CONTACT_PAGE, before);
  });
}

for (const [day, fault] of Object.entries(WRONG)) {
  test(`The contact links are below a form that is ${day}`, async ({ page, permit }) => {
    permit(NETWORK_REQUEST, SERVICE_REQUEST, ...fault.troubles);
    const { scope, before } = await meet(page, CONTACT_PAGE, fault);
    await expect(status(scope)).toHaveText('');
    await page.clock.runFor(2 * LEAD_FORM_TIMEOUT_MS);
    await expect(scope.getByTitle(CONTACT_PAGE.frameTitle)).toBeVisible();
    await expect(apology(scope)).toHaveCount(0);
    await expect(scope.getByRole('heading', { name: direct })).toBeVisible();
    await expectOtherWays(scope, CONTACT_PAGE.product);
    expect(await layout(scope, CONTACT_PAGE)).toBe(before);
  });
}

test('A failed HEAD request does not remove a visible form', async ({ page, context, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST, /^failed .*ERR_FAILED/, /^console Failed to load/);
  await standInForNetwork(page);
  await stopClock(page);
  await context.route(`${SERVICE}/forms/wtl/**`, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await show(page, CONTACT_PAGE);
  const scope = CONTACT_PAGE.scope(page);
  await expect(doubt(scope)).toBeVisible();
  await page.clock.runFor(2 * LEAD_FORM_TIMEOUT_MS);
  const form = formIn(scope, CONTACT_PAGE.frameTitle);
  await expect(form.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect(apology(scope)).toHaveCount(0);
});
