/**
 * Runs Plausible's own tracker and a stand-in for Umami's under the policy of the site, which
 * requires Trusted Types. Neither needs consent.
 */
import { back, follow, forward, islandsReady, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/countingTest';

import { expectThanks } from '@/e2e/sample/support/form';
import { LEAD_REQUEST, send } from '@/e2e/sample/support/sending';
import { conversions } from '@/e2e/sample/support/service';

const pageView = (path: string) => `pageview /my.repo${path}`;
/** The events of a page load for the ad network: `app-load` and `footer-load`. */
const LOADED = ['track 7654321', 'track 7654321'];
const sorted = (events: readonly string[]) => [...events].sort();

test('Each page is counted once by each tool, whether it is loaded, opened from another page or reached by Back', async ({
  page,
  context,
  counted,
}) => {
  // Neither tool stores anything, so Global Privacy Control does not concern them.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  const seen: string[] = [];
  const expectSeen = async (path: string) => {
    seen.push(pageView(path));
    await expect.poll(() => counted).toEqual({ plausible: seen, umami: seen });
  };
  await open(page, './?utm_source=news');
  await expectSeen('/');
  await follow(page, 'About Us');
  await expectSeen('/AboutUs');
  await back(page, './?utm_source=news');
  await expectSeen('/');
  await page.reload();
  await expectSeen('/');
});

test('A lead is counted once by each tool and is one conversion of its own for the ad network, but not Back and Forward, a reload, or a visit of /thank-you', async ({
  page,
  permit,
  counted,
}) => {
  permit(LEAD_REQUEST);
  const seen = [pageView('/ContactUs'), pageView('/thank-you'), 'lead /my.repo/thank-you'];
  const expectSeen = () =>
    expect
      .poll(() => ({ plausible: sorted(counted.plausible), umami: sorted(counted.umami) }))
      .toEqual({ plausible: sorted(seen), umami: sorted(seen) });
  const converted = async () => (await conversions(page)).sort();
  await open(page, './ContactUs');
  await send(page);
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
  for (const visit of [() => page.reload(), () => page.goto('./thank-you')]) {
    await visit();
    await islandsReady(page);
    seen.push(pageView('/thank-you'));
    await expectSeen();
    await expect.poll(converted).toEqual(LOADED);
  }
});
