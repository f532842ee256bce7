import { LANDING, formQueries, SECOND } from '@/e2e/support/attribution';
import { BOOKING, CONTACT_PAGE } from '@/e2e/support/formPlaces';
import { openStopped } from '@/e2e/support/popup';
import { open, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';

test.use({ visitor: 'new' });

// The test also fails if the page sends a request to another host (support/test.ts).
test('The demo form receives only the product, and the site stores only the flag of the popup', async ({
  page,
  context,
}) => {
  await openStopped(page, LANDING);
  await open(page, `${at.faq}${SECOND}`);
  expect(await formQueries(page, CONTACT_PAGE)).toEqual({
    inPopup: {},
    inBooking: { product: BOOKING.product },
    onContactPage: {},
  });
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    session: { ...sessionStorage },
    local: { ...localStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(stored).toEqual({
    session: { [POPUP_FLAG_KEY]: 'true' },
    local: {},
    databases: [],
    caches: [],
    workers: 0,
  });
});
