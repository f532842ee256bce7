import type { Page } from '@playwright/test';

import { follow } from '@/e2e/support/attribution';
import { expectThanks, fillIn, formIn, SERVICE_REQUEST, submit } from '@/e2e/support/leadForm';
import { popup } from '@/e2e/support/popup';
import { islandsReady, stopClock } from '@/e2e/support/site';
import { BOOKING, CONTACT_PAGE, POPUP, show } from '@/e2e/support/surfaces';
import { expect, test } from '@/e2e/support/test';
import { NETWORK_REQUEST, standInForNetwork } from '@/e2e/support/tracking';
import { POPUP_DELAY_MS } from '@/lib/popup';

test.use({ visitor: 'new' });

async function expectNoPopup(page: Page) {
  await islandsReady(page);
  await page.clock.runFor(4 * POPUP_DELAY_MS);
  await expect(popup(page)).toHaveCount(0);
}

const PLACES = { 'the popup': POPUP, 'the contact page': CONTACT_PAGE, 'a booking': BOOKING };

for (const [place, surface] of Object.entries(PLACES)) {
  test(`Who has sent the form in ${place} is thanked, and never asked again`, async ({
    page,
    permit,
  }) => {
    permit(NETWORK_REQUEST, SERVICE_REQUEST);
    await standInForNetwork(page);
    await stopClock(page);
    await show(page, surface);
    const form = formIn(surface.scope(page), surface.frameTitle);
    await fillIn(form);
    await submit(form);
    await expectThanks(page);
    await expectNoPopup(page);
    await follow(page, 'FAQ');
    await expectNoPopup(page);
    await page.goto('/Services');
    await expectNoPopup(page);
    await page.goBack();
    await expectNoPopup(page);
  });
}
