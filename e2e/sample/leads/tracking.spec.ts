/**
 * Without asking for consent: the ad network, and an analytics tool that needs none, Plausible's own
 * tracker, under the policy of the site.
 */
import type { Page } from '@playwright/test';

import { contactForm, expectThanks, LEAD_REQUEST, send } from '@/e2e/sample/support/form';
import { clickCounted } from '@/e2e/sample/support/consent';
import { conversions, type Counted } from '@/e2e/sample/support/vendors';
import { expect, test } from '@/e2e/sample/support/countingTest';
import { back, followTo, forward, islandsReady, open } from '@/e2e/sample/support/page';
import { delayScripts, shown } from '@/e2e/support/delayRequests';

test.use({ build: 'other' });

const TRACK = 'track 7654321';
/** `app-load` and `footer-load`. */
const LOADED = [TRACK, TRACK];

const EMAIL = 'hello@brightkiln.example';
const PHONE = '+1 202 555 0142';

const pageView = (path: string) => `pageview /my.repo${path}`;
/** In any order. */
const expectCounted = (counted: Counted, events: readonly string[]) =>
  expect.poll(() => counted.toSorted()).toEqual(events.toSorted());

const pixel = (page: Page) => page.locator('img[src^="https://px.ads.linkedin.com/"]');

test('A session of several page views reports each page once, whether it is loaded, opened from another page or reached by Back, and each click, also before hydration, and nothing else', async ({
  page,
  counted,
}) => {
  const seen: string[] = [];
  const events = [...LOADED, TRACK, TRACK];
  /** The next page view, the events of this document, and the pixel of the contact page or none. */
  const check = async (path: string, pixels: 0 | 1) => {
    seen.push(pageView(path));
    await expectCounted(counted, seen);
    await expect(pixel(page)).toHaveCount(pixels);
    await expect.poll(() => conversions(page)).toEqual(events);
    // The script of the document, and that of the contact page.
    await expect(page.locator('script[src^="https://snap.licdn.com/"]')).toHaveCount(1 + pixels);
  };

  const release = await delayScripts(page);
  await shown(page, './?utm_source=news');
  await clickCounted(page, EMAIL);
  await clickCounted(page, PHONE);
  expect(await conversions(page)).toEqual([]);
  release();
  seen.push('email_click /my.repo/', 'phone_click /my.repo/');
  await check('/', 0);
  await islandsReady(page);

  await followTo(page, 'Book a Call With Experts!', './ContactUs');
  await check('/ContactUs', 1);
  const { searchParams } = new URL((await pixel(page).getAttribute('src'))!);
  expect(Object.fromEntries(searchParams)).toEqual({
    pid: '1234567',
    conversionId: '7654322',
    fmt: 'gif',
  });
  await followTo(page, 'FAQ', './FAQ');
  await check('/FAQ', 0);
  await clickCounted(page, EMAIL);
  events.push(TRACK);
  seen.push('email_click /my.repo/FAQ');
  await back(page, './ContactUs');
  await check('/ContactUs', 1);

  await page.reload();
  await islandsReady(page);
  events.splice(LOADED.length);
  await check('/ContactUs', 1);
});

test('A lead is counted once by the tool and is one conversion of its own for the ad network, but not Back and Forward, a reload, a typed URL or a link to /thank-you @engines', async ({
  page,
  permit,
  counted,
}) => {
  permit(LEAD_REQUEST);
  const seen = [pageView('/ContactUs'), pageView('/thank-you'), 'lead /my.repo/thank-you'];
  const expectSeen = () => expectCounted(counted, seen);
  const converted = async () => (await conversions(page)).sort();
  await open(page, './ContactUs');
  await send(contactForm(page));
  await expectThanks(page);
  await expectSeen();
  await expect.poll(converted).toEqual([...LOADED, 'track 7654323']);
  for (const [walk, path] of [
    [back, '/ContactUs'],
    [forward, '/thank-you'],
  ] as const) {
    await walk(page, `.${path}`);
    seen.push(pageView(path));
    await expectSeen();
  }
  const link = () => page.goto('./thank-you', { referer: page.url() });
  for (const visit of [() => page.reload(), () => page.goto('./thank-you'), link]) {
    await visit();
    await islandsReady(page);
    seen.push(pageView('/thank-you'));
    await expectSeen();
    await expect.poll(converted).toEqual(LOADED);
  }
});
