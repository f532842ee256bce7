/**
 * The main journeys in Debian's Firefox and WebKitGTK. Where Playwright's own browsers are installed, they run the
 * tests tagged `@engines` instead.
 */
import { leadsOf, newVisitor, VISITOR } from '@/e2e/sample/support/form';

import { ESCAPE, expect, test } from './tab';

test('The popup opens to a new visitor with its form, and closes with ×, and the form on the contact page leads to /thank-you', async ({
  visitor,
}) => {
  await visitor.evaluate(() => sessionStorage.clear());
  await visitor.goto('/');
  await visitor.see('button', 'Submit');
  await visitor.expectModal(true);
  await visitor.click('dialog button', 'Close');
  await visitor.expectModal(false);
  await visitor.open('/ContactUs');
  await visitor.submit(VISITOR);
  await visitor.expectPage('/thank-you', 'Thank You!');
});

test('On the narrowest phone, pages fit, the sidebar closes on Esc, and its link leads to a page, where only the answer that is clicked is open', async ({
  visitor,
}) => {
  const LAUNCH = 'What happens after launch?';
  await visitor.resize(320, 740);
  for (const path of ['/Services/gaming', '/Products', '/']) {
    await visitor.open(path);
    await visitor.until(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [innerWidth, scrollWidth - clientWidth];
    }, [320, 0]);
  }
  await visitor.click('button', 'Open menu');
  await visitor.expectModal(true);
  await visitor.type(ESCAPE);
  await visitor.expectModal(false);
  await visitor.click('button', 'Open menu');
  await visitor.click('dialog a', 'FAQ');
  await visitor.expectTop(
    '/FAQ',
    'Frequently Asked Questions for Our Software Development Services',
  );
  await visitor.expectModal(false);
  await visitor.click('summary', LAUNCH);
  await visitor.until(
    () =>
      [...document.querySelectorAll<HTMLElement>('main details[open] summary')].map(
        ({ innerText }) => innerText.trim(),
      ),
    [LAUNCH],
  );
});

test('A link and Back show the top of the next page with focus, the booking dialog has the product and returns the focus, and Back leaves it and the page', async ({
  visitor,
}) => {
  await visitor.open('/FAQ');
  await visitor.click('header a', 'Products');
  await visitor.expectTop('/Products', 'Products');
  await visitor.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await visitor.click('header a', 'About Us');
  await visitor.expectTop('/AboutUs', 'About us');
  await visitor.back();
  await visitor.expectTop('/Products', 'Products');
  await visitor.click('#product-2 button', 'Book Now');
  await visitor.see('h2', 'Book NGO Website Development');
  await visitor.see('button', 'Submit');
  await visitor.type(ESCAPE);
  await visitor.expectModal(false);
  await visitor.until(() => document.activeElement?.closest('article')?.id, 'product-2');
  await visitor.click('#product-3 button', 'Book Now');
  await visitor.expectModal(true);
  await visitor.back();
  await visitor.until(() => location.pathname, '/FAQ');
  await visitor.expectModal(false);
});

test.describe('With a form of its own', () => {
  test.use({ build: 'other' });

  test('a lead arrives with the product and the campaign, and leads to /thank-you', async ({
    visitor,
  }) => {
    const lead = newVisitor();
    await visitor.open('./ContactUs?utm_source=news&product=NGO+Website+Development');
    await visitor.submit(lead);
    await visitor.expectPage('./thank-you', 'Thank You!');
    expect(await leadsOf(lead)).toMatchObject([
      { product: 'NGO Website Development', utm_source: 'news', message: VISITOR.message },
    ]);
  });
});

test.describe('With a consent banner', () => {
  test.use({ build: 'tracking' });

  test('the ad network waits for consent, which is kept', async ({ visitor }) => {
    const hasAds = () => document.querySelector('script[src*="snap.licdn.com"]') !== null;
    await visitor.open('/AboutUs');
    await visitor.see('button', 'No, thanks');
    expect(await visitor.evaluate(hasAds)).toBe(false);
    await visitor.click('button', 'Yes, that’s fine');
    await visitor.until(hasAds, true);
    await visitor.open('/FAQ');
    await visitor.until(hasAds, true);
  });
});
