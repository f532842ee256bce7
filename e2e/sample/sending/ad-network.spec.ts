/** Events for the ad network, on a site that does not ask for consent. */
import type { Page } from '@playwright/test';

import { clickCounted } from '@/e2e/sample/support/consent';
import { expect, test } from '@/e2e/sample/support/countingTest';
import { back, followTo, forward, islandsReady, open } from '@/e2e/sample/support/page';
import { conversions } from '@/e2e/sample/support/service';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

const TRACK = 'track 7654321';
/** The events of a page load: `app-load` and `footer-load`. */
const LOADED = [TRACK, TRACK];

const pixel = (page: Page) => page.locator('img[src^="https://px.ads.linkedin.com/"]');

test('A session of several page views reports the expected events and no others', async ({
  page,
}) => {
  const press = (name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name }).click({ noWaitAfter: true });
  const keepHere = () =>
    page.evaluate(() => window.addEventListener('click', (event) => event.preventDefault()));
  const contact = () => followTo(page, 'Book a Call With Experts!', './ContactUs');
  /** Expects the events of this document, and the pixel of the contact page or none. */
  const check = async (events: readonly string[], pixels: 0 | 1) => {
    await expect(pixel(page)).toHaveCount(pixels);
    await expect.poll(() => conversions(page)).toEqual(events);
    // The script of the document, and that of the contact page.
    await expect(page.locator('script[src^="https://snap.licdn.com/"]')).toHaveCount(1 + pixels);
  };

  await open(page, './');
  await check(LOADED, 0);
  await followTo(page, 'Services', './Services');
  await keepHere();
  await press('hello@brightkiln.example');
  await check([...LOADED, TRACK], 0);
  await contact();
  await check([...LOADED, TRACK], 1);
  const { searchParams } = new URL((await pixel(page).getAttribute('src'))!);
  expect(Object.fromEntries(searchParams)).toEqual({
    pid: '1234567',
    conversionId: '7654322',
    fmt: 'gif',
  });
  await followTo(page, 'FAQ', './FAQ');
  await check([...LOADED, TRACK], 0);
  await back(page, './ContactUs');
  await check([...LOADED, TRACK], 1);
  await forward(page, './FAQ');
  await check([...LOADED, TRACK], 0);
  await contact();
  await page.reload();
  await islandsReady(page);
  await keepHere();
  await check(LOADED, 1);
  await press('+1 202 555 0142');
  await press('hello@brightkiln.example');
  await check([...LOADED, TRACK, TRACK], 1);
  await back(page, './FAQ');
  await check([...LOADED, TRACK, TRACK], 0);
});

test('Clicks on the email and phone links in the footer before hydration are reported once each afterward @engines', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await shown(page, './AboutUs');
  await clickCounted(page, 'hello@brightkiln.example');
  await clickCounted(page, '+1 202 555 0142');
  expect(await conversions(page)).toEqual([]);
  release();
  // Each page load sends `app-load` and `footer-load`.
  await expect.poll(() => conversions(page)).toHaveLength(2 + 2);
  await clickCounted(page, 'hello@brightkiln.example');
  await expect.poll(() => conversions(page)).toHaveLength(2 + 3);
});
