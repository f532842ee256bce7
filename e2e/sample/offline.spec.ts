import { counters, startCounters } from '@/e2e/sample/support/counters';
import { submitIn } from '@/e2e/sample/support/form';
import { openAnswer } from '@/e2e/sample/support/journeys';
import { expectPage, follow, MOVING, openStopped } from '@/e2e/sample/support/page';
import { closePopup, openPopup, popup, popupFrame } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';
import { layoutFaults } from '@/kit/testing/layout';

test.use(MOVING);

const OFFLINE = /^(failed|console) .*net::ERR_INTERNET_DISCONNECTED/;

test.describe('When a visitor goes offline', () => {
  test.use({ visitor: 'new' });

  test('the page works and shows contact links instead of the form, which loads when the visitor is back online', async ({
    page,
    context,
    permit,
  }) => {
    permit(OFFLINE);
    await openStopped(page, '/');
    await context.setOffline(true);
    await openPopup(page);
    const retry = popup(page).getByRole('button', { name: 'Form not showing? Try again' });
    await expect(retry).toBeVisible();
    for (const name of ['hello@brightkiln.example', '+1 202 555 0142', 'Chat'])
      await expect(popup(page).getByRole('link', { name })).toBeVisible();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await layoutFaults(page)).toEqual([]);
    }
    await context.setOffline(false);
    await retry.click();
    await expect(submitIn(popupFrame(page).contentFrame())).toBeVisible();
    await closePopup(page);
    await context.setOffline(true);
    await startCounters(page);
    await page.clock.runFor(10_100);
    await expect(counters(page)).toHaveText(['500+', '50+']);
    await openAnswer(page);
  });
});

test('Clicking a link while offline leads to the browser’s error page, and a reload after the connection returns shows the linked page', async ({
  page,
  context,
  permit,
}) => {
  permit(OFFLINE, /^console Failed to fetch RSC payload/);
  await openStopped(page, '/');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await follow(page, 'About Us');
  expect(new URL((await failed).url()).pathname).toBe('/AboutUs');
  await context.setOffline(false);
  await page.reload();
  await expectPage(page, '/AboutUs', 'About us');
});
