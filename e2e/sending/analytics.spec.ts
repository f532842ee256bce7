/**
 * Runs Plausible's own tracker and a stand-in for Umami's under the policy of the site, which
 * requires Trusted Types. Neither needs consent.
 */
import { expectThanks, revisitThanks } from '@/e2e/support/leadForm';
import { LEAD_REQUEST, sendAs } from '@/e2e/support/leads';
import { expectPage, follow, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { sendSignal } from '@/e2e/support/tracking';

const pageView = (path: string) => `pageview ${path}`;
const sorted = (events: readonly string[]) => [...events].sort();

test('Each page is counted once by each tool, whether it is loaded, opened from another page or reached by Back', async ({
  page,
  context,
  counted,
}) => {
  // Neither tool stores anything, so Global Privacy Control does not concern them.
  await sendSignal(context);
  const seen: string[] = [];
  const expectSeen = async (path: string) => {
    seen.push(pageView(path));
    await expect.poll(() => counted).toEqual({ plausible: seen, umami: seen });
  };
  await open(page, '/?utm_source=news');
  await expectSeen('/');
  await follow(page, '/AboutUs');
  await expectSeen('/AboutUs');
  await page.goBack();
  await expectSeen('/');
  await page.reload();
  await expectSeen('/');
});

test('A lead is counted once by each tool, but not Back and Forward, a reload, or a visit of /thank-you', async ({
  page,
  permit,
  counted,
}) => {
  permit(LEAD_REQUEST);
  const seen = [pageView('/ContactUs'), pageView('/thank-you'), 'lead /ContactUs'];
  const expectSeen = () =>
    expect
      .poll(() => ({ plausible: sorted(counted.plausible), umami: sorted(counted.umami) }))
      .toEqual({ plausible: sorted(seen), umami: sorted(seen) });
  await open(page, '/ContactUs');
  await sendAs(page, 'Quill & Co');
  await expectThanks(page);
  await expectSeen();
  for (const [walk, path] of [
    [() => page.goBack(), '/ContactUs'],
    [() => page.goForward(), '/thank-you'],
  ] as const) {
    await walk();
    await expectPage(page, path);
    seen.push(pageView(path));
    await expectSeen();
  }
  await revisitThanks(page, () => {
    seen.push(pageView('/thank-you'));
    return expectSeen();
  });
});
