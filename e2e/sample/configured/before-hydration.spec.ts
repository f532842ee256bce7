/** Tests what a hosted form, and links that are counted, do before hydration. */
import { clickCounted } from '@/e2e/sample/support/consent';
import { islandsReady } from '@/e2e/sample/support/page';
import {
  conversions,
  mockAdNetwork,
  NETWORK_REQUEST,
  SERVICE_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

test.beforeEach(({ page }) => mockAdNetwork(page));

test('A form that had focus before hydration is not replaced, even if focus has left it since @engines', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);
  const release = await delayScripts(page);
  await shown(page, '/ContactUs?utm_source=news');
  const frame = page.getByTitle('Contact Form');
  const src = (await frame.getAttribute('src'))!;
  await frame.click();
  await expect(frame).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(frame).not.toBeFocused();
  release();
  await islandsReady(page);
  await expect(page.locator('img[src^="https://px.ads.linkedin.com/"]')).toHaveCount(1);
  await expect(frame).toHaveAttribute('src', src);
});

test('Clicks on the email and phone links in the footer before hydration are reported once each afterward @engines', async ({
  page,
  permit,
}) => {
  permit(NETWORK_REQUEST);
  const release = await delayScripts(page);
  await shown(page, '/AboutUs');
  await clickCounted(page, 'hello@brightkiln.example');
  await clickCounted(page, '+1 202 555 0142');
  expect(await conversions(page)).toEqual([]);
  release();
  // Each page load sends `app-load` and `footer-load`.
  await expect.poll(() => conversions(page)).toHaveLength(2 + 2);
  await clickCounted(page, 'hello@brightkiln.example');
  await expect.poll(() => conversions(page)).toHaveLength(2 + 3);
});
