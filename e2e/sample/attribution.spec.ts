/**
 * The export that asks for consent renames two parameters, and does not send `li_fat_id`. Unit tests of
 * lib/browser/attribution.ts test the rules.
 */
import type { Locator } from '@playwright/test';

import { booking, book } from '@/e2e/sample/support/booking';
import { accept, banner, refuse } from '@/e2e/sample/support/consent';
import { contactFrame, parametersOf, SERVICE_REQUEST } from '@/e2e/sample/support/form';
import { followTo, open } from '@/e2e/sample/support/page';
import { expectExplained, siteData, storedNames } from '@/e2e/sample/support/stored';
import { GOOGLE_COOKIES, mockVendors, VENDOR_REQUEST } from '@/e2e/sample/support/vendors';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ build: 'tracking' });

test.beforeEach(({ permit }) => permit(SERVICE_REQUEST));

test('After a refusal, no link, form or request has the campaign or the click id @engines', async ({
  page,
}) => {
  await open(page, '/?utm_source=news&gclid=Click-1234');
  await refuse(page);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const told = async (frame: Locator) => {
    await expect.poll(() => frame.count()).toBe(1);
    urls.push(
      ...(await page
        .locator('a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))),
    );
    return parametersOf(frame);
  };
  await followTo(page, 'Products', '/Products');
  await book(page, 'Cab Booking App');
  expect(await told(booking(page).getByTitle('Booking Form'))).toEqual({
    product: 'Cab Booking App',
    entry: '/',
  });
  await open(page, '/ContactUs');
  expect(await told(contactFrame(page))).toEqual({ entry: '/ContactUs' });
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => /utm_|gclid|news|Click-1234/.test(url))).toEqual([]);
});

test('A visitor who consents lets the form get the campaign of the landing page, not that of a later ad, and the privacy notice explains what is stored', async ({
  page,
  permit,
}) => {
  permit(VENDOR_REQUEST);
  await mockVendors(page.context());
  // `foo` is not a known parameter.
  await open(page, '/Services?utm_source=news&utm_campaign=A%26B&gclid=G1&li_fat_id=L1&foo=bar');
  await followTo(page, 'Products', '/Products');
  await book(page, 'Cab Booking App');
  await expect
    .poll(() => parametersOf(booking(page).getByTitle('Booking Form')))
    .toEqual({ product: 'Cab Booking App', entry: '/Services' });
  expect(await siteData(page)).toMatchObject({ cookies: [], local: {} });
  await page.keyboard.press('Escape');

  await accept(page);
  await expect(banner(page)).toBeHidden();
  await open(page, '/FAQ?utm_source=other&gclid=G2&utm_term=late');
  await followTo(page, 'Book a Call With Experts!', '/ContactUs');
  await expect
    .poll(() => parametersOf(contactFrame(page)))
    .toEqual({ gclid: 'G1', entry: '/Services', source: 'news', utm_campaign: 'A&B' });

  await expect
    .poll(() => storedNames(page))
    .toEqual([...GOOGLE_COOKIES, 'consent', 'lead_attribution', 'popupShown_once'].sort());
  await page.goto('/Privacy-notice');
  for (const stored of ['_ga', '_ga_*', 'consent', 'lead_attribution', 'popupShown_once'])
    await expectExplained(page, stored);
});

test('The page of a campaign is for its visitors only: its form is on the first screen of a phone and gets the campaign, the pixel of the contact page counts the visit, and no search engine or link leads to it', async ({
  page,
  permit,
  request,
}) => {
  permit(VENDOR_REQUEST);
  await mockVendors(page.context());
  const campaign = '/ContactUs/cab-booking';
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `${campaign}?utm_source=news&gclid=G1&product=Cab+Booking+App`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your own cab booking app');
  await expect(contactFrame(page)).toBeInViewport();
  await accept(page);
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect
    .poll(() => parametersOf(contactFrame(page)))
    .toEqual({ product: 'Cab Booking App', source: 'news', gclid: 'G1', entry: campaign });
  await expect(page.locator('img[src^="https://px.ads.linkedin.com/"]')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(campaign);
  await page.goto('/');
  await expect(page.locator(`a[href*="${campaign}"]`)).toHaveCount(0);
});
