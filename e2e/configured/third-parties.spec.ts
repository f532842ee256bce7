import type { Locator, Route } from '@playwright/test';

import { leadForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { closePopup, followTo, openAnswer } from '@/e2e/support/journeys';
import { SERVICE, SERVICE_REQUEST } from '@/e2e/support/leadForm';
import { openPopup, popup } from '@/e2e/support/popup';
import { expectPage, islandsReady, stopClock, at } from '@/e2e/support/site';
import { BOOKING, followToContact } from '@/e2e/support/formPlaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST } from '@/e2e/support/tracking';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/formFrame';
import { INSIGHT_SCRIPT, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

test.use({ visitor: 'new' });

const THIRD_PARTIES = [SERVICE, new URL(INSIGHT_SCRIPT).origin, PIXEL_ORIGIN];

/**
 * Failures that affect all third parties at once. Each entry defines how requests are handled, the
 * errors that this causes, the time until the site detects the failure (in ms), and the message that
 * visitors see.
 */
const FAILURES = {
  'is blocked': {
    answer: (route: Route) => route.abort('blockedbyclient'),
    troubles: [/^(failed|console) .*net::ERR_BLOCKED_BY_CLIENT/],
    after: 1,
    message: leadForm.doubtful,
  },
  'fails to respond': {
    answer: () => {},
    troubles: [],
    after: LEAD_FORM_TIMEOUT_MS,
    message: leadForm.unreachable.heading,
  },
};

for (const [failure, { answer, troubles, after, message }] of Object.entries(FAILURES)) {
  test(`If every third party ${failure}, everything except the form works, and the contact links are shown`, async ({
    page,
    context,
    permit,
  }) => {
    permit(NETWORK_REQUEST, SERVICE_REQUEST, ...troubles);
    for (const origin of THIRD_PARTIES) await context.route(`${origin}/**`, answer);
    const expectApology = async (scope: Locator) => {
      await page.clock.runFor(after);
      await expect(scope.getByRole('heading', { name: message })).toBeVisible();
    };
    await stopClock(page);
    await page.goto(at.faq);
    await islandsReady(page);
    await openAnswer(page);
    await openPopup(page);
    await expectApology(popup(page));
    await closePopup(page);
    await followTo(page, at.products);
    await BOOKING.ask(page);
    await expectApology(BOOKING.scope(page));
    await page.keyboard.press('Escape');
    await followToContact(page);
    await expectPage(page, at.contact);
    const main = page.getByRole('main');
    await expectApology(main);
    await expect(main.getByRole('link', { name: site.phone.display }).first()).toBeVisible();
  });
}
