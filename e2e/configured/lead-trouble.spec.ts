import type { Page } from '@playwright/test';

import { leadForm } from '@/content/shared';
import { site } from '@/content/site';
import { book, booking, TITLES } from '@/e2e/support/booking';
import { formIn, SERVICE, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { islandsReady, open, stopClock } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/leadForm';

const FORMS = `${SERVICE}/forms/wtl`;
const { unreachable, loading } = leadForm;

test.beforeEach(async ({ page, permit }) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await standInForNetwork(page);
});

/** Has another of the service's forms answer in the place of the one that the site asks for. */
const answerWith = (page: Page, id: string) =>
  page.context().route(`${FORMS}/**`, (route) => route.continue({ url: `${FORMS}/${id}` }));

const apology = (page: Page) => page.locator('.form-unreachable');

test('A form that does not come within ten seconds gives way to the direct links', async ({
  page,
}) => {
  await answerWith(page, 'slow');
  await stopClock(page);
  await page.goto('/Products', { waitUntil: 'domcontentloaded' });
  await islandsReady(page);
  await book(page, TITLES[2]!);
  await expect(booking(page).getByRole('status')).toHaveText(loading);
  await page.clock.runFor(LEAD_FORM_TIMEOUT_MS - 1);
  await expect(apology(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(apology(page)).toBeVisible();
  await expect(booking(page).getByRole('status')).toHaveText(unreachable.heading);
  await expect(booking(page).getByTitle('Booking Form')).toHaveCount(0);
  const link = (name: string) => apology(page).getByRole('link', { name });
  await expect(link(site.email)).toHaveAttribute(
    'href',
    `mailto:${site.email}?subject=Cab%20Booking%20App`,
  );
  await expect(link(site.phone.display)).toHaveAttribute('href', `tel:${site.phone.e164}`);
  await expect(link('Chat')).toHaveAttribute('href', site.chatUrl);
});

test('"Try again" loads the form once the service is back', async ({ page }) => {
  await answerWith(page, 'slow');
  await stopClock(page);
  await page.goto('/Products', { waitUntil: 'domcontentloaded' });
  await islandsReady(page);
  await book(page, TITLES[2]!);
  await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
  await page.context().unroute(`${FORMS}/**`);
  await apology(page).getByRole('button', { name: unreachable.retry }).click();
  await expect(
    formIn(booking(page), 'Booking Form').getByText('Product: Cab Booking App'),
  ).toBeVisible();
  await expect(apology(page)).toHaveCount(0);
  await page.clock.runFor(2 * LEAD_FORM_TIMEOUT_MS);
  await expect(apology(page)).toHaveCount(0);
});

test('A visitor who is offline gets the direct links at once', async ({ page }) => {
  await open(page, '/Products');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  );
  await book(page, TITLES[2]!);
  await expect(apology(page)).toBeVisible();
});

const BAD_DAYS = {
  error: [/^500 /, /^console Failed to load resource: .*500/],
  refused: [/^console Refused to display|^console Framing/, /^failed .*ERR_BLOCKED_BY_RESPONSE/],
  dead: [/^failed .*ERR_EMPTY_RESPONSE/],
};

for (const [id, troubles] of Object.entries(BAD_DAYS)) {
  test(`With a form that is ${id}, the contact page still offers every other way`, async ({
    page,
    permit,
  }) => {
    permit(...troubles);
    await answerWith(page, id);
    await open(page, '/ContactUs');
    const ways = page.getByRole('region', { name: 'Send us the outline' });
    await expect(ways.getByRole('link', { name: site.email })).toBeVisible();
    await expect(ways.getByRole('link', { name: site.phone.display })).toBeVisible();
    await expect(page.getByText(loading, { exact: true })).toHaveCount(0);
  });
}
