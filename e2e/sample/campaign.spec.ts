import { contactFrame, parametersOf } from '@/e2e/sample/support/attribution';
import { follow, openStopped } from '@/e2e/sample/support/page';
import { popup } from '@/e2e/sample/support/popup';
import { NETWORK_REQUEST, SERVICE_REQUEST } from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

const PATH = '/ContactUs/cab-booking';

test.use({ build: 'asking', hasConsent: true, visitor: 'new' });

test('The page of a campaign is for its visitors only: its form is on the first screen of a phone and gets the campaign, the pixel of the contact page counts the visit, no popup opens, and no search engine or link leads to it', async ({
  page,
  permit,
  request,
}) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  await page.setViewportSize({ width: 390, height: 800 });
  await openStopped(page, `${PATH}?utm_source=news&gclid=G1&product=Cab+Booking+App`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your own cab booking app');
  await expect(contactFrame(page)).toBeInViewport();
  expect(await parametersOf(contactFrame(page))).toEqual({
    product: 'Cab Booking App',
    source: 'news',
    gclid: 'G1',
    entry: PATH,
  });
  await expect(page.locator('img[src^="https://px.ads.linkedin.com/"]')).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(popup(page)).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(PATH);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.locator(`a[href*="${PATH}"]`)).toHaveCount(0);
  await follow(page, 'Home');
  await expect(page).toHaveURL('/');
  await expect(page.locator(`a[href*="${PATH}"]`)).toHaveCount(0);
});
