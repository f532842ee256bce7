import type { Route } from '@playwright/test';

import { leadForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { closePopup, followTo, useFaq } from '@/e2e/support/journeys';
import { LANDING } from '@/e2e/support/attribution';
import { openInBackground, turnTo } from '@/e2e/support/background';
import { SERVICE, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { openPopup, popup } from '@/e2e/support/popup';
import { expectPage, islandsReady, paths, stopClock } from '@/e2e/support/site';
import { BOOKING, followToContact } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST } from '@/e2e/support/tracking';
import { ATTRIBUTION_KEY } from '@/lib/lead/attribution';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/leadForm';
import { INSIGHT_SCRIPT, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

test.use({ visitor: 'new' });

const THIRD_PARTIES = [SERVICE, new URL(INSIGHT_SCRIPT).origin, PIXEL_ORIGIN];

/** The fault of all third parties, the time until it is noticed, in ms, and the error. */
const DAYS = {
  'is blocked': {
    answer: (route: Route) => route.abort('blockedbyclient'),
    troubles: [/^(failed|console) .*net::ERR_BLOCKED_BY_CLIENT/],
    after: 1,
    message: leadForm.doubtful,
  },
  'never answers': {
    answer: () => {},
    troubles: [],
    after: LEAD_FORM_TIMEOUT_MS,
    message: leadForm.unreachable.heading,
  },
};

for (const [day, { answer, troubles, after, message }] of Object.entries(DAYS)) {
  test(`If every third party ${day}, everything except the form works, and the contact links are there`, async ({
    page,
    context,
    permit,
  }) => {
    permit(NETWORK_REQUEST, SERVICE_REQUEST, ...troubles);
    for (const origin of THIRD_PARTIES) await context.route(`${origin}/**`, answer);
    await stopClock(page);
    for (const path of paths) {
      // A page fires `load` only after its frames.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await islandsReady(page);
    }
    const apology = (scope: ReturnType<typeof popup>) =>
      scope.getByRole('heading', { name: message });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/FAQ', { waitUntil: 'domcontentloaded' });
    await islandsReady(page);
    await useFaq(page);
    await openPopup(page);
    await page.clock.runFor(after);
    await expect(apology(popup(page))).toBeVisible();
    await closePopup(page);
    await followTo(page, '/Products');
    await BOOKING.ask(page);
    await page.clock.runFor(after);
    await expect(apology(BOOKING.scope(page))).toBeVisible();
    await page.keyboard.press('Escape');
    await followToContact(page);
    await expectPage(page, '/ContactUs');
    await page.clock.runFor(after);
    const main = page.getByRole('main');
    await expect(apology(main)).toBeVisible();
    await expect(main.getByRole('link', { name: site.phone.display }).first()).toBeVisible();
  });
}

test('A landing page in a background tab counts as the first page view', async ({
  page,
  context,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  for (const origin of THIRD_PARTIES)
    await context.route(`${origin}/**`, (route) => route.fulfill({ body: '' }));
  await openInBackground(page);
  await stopClock(page);
  await page.goto(LANDING);
  await islandsReady(page);
  const told = () => page.evaluate((key) => sessionStorage.getItem(key), ATTRIBUTION_KEY);
  const first = await told();
  expect(JSON.parse(first!)).toMatchObject({ landing_page: '/Services', gclid: 'G1' });
  // Clock changes have no effect, because the attribution lasts for the session, not for a time.
  await page.clock.setSystemTime('2040-01-01');
  await turnTo(page);
  await followTo(page, '/FAQ');
  expect(await told()).toBe(first);
});
