import { leadForm } from '@/content/leadForm';
import {
  closePopup,
  counterTexts,
  startCounters,
  openAnswer,
  FINAL_COUNTS,
} from '@/e2e/support/journeys';
import { formIn, submitIn } from '@/e2e/support/leadForm';
import { MOVING } from '@/e2e/support/motion';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { POPUP } from '@/e2e/support/formPlaces';
import { CONTACT_NAMES, expectPage, anyPage, labelOf } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { COUNT_UP_MS } from '@/lib/countUp';

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
    const heading = leadForm.doubtful;
    const { retry } = leadForm.unreachable;
    await expect(popup(page).getByRole('heading', { name: heading })).toBeVisible();
    for (const name of CONTACT_NAMES)
      await expect(popup(page).getByRole('link', { name })).toBeVisible();
    await popup(page).getByRole('button', { name: retry }).click();
    await page.clock.runFor(1);
    await expect(popup(page).getByRole('status')).toHaveText(heading);
    await context.setOffline(false);
    await popup(page).getByRole('button', { name: retry }).click();
    const form = formIn(popup(page), POPUP.frameTitle);
    await expect(submitIn(form)).toBeVisible();
    await closePopup(page);
    await context.setOffline(true);
    await startCounters(page);
    await page.clock.runFor(COUNT_UP_MS + 100);
    await expect(counterTexts(page)).toHaveText(FINAL_COUNTS);
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
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(anyPage) })
    .click();
  expect(new URL((await failed).url()).pathname).toBe(anyPage);
  await context.setOffline(false);
  await page.reload();
  await expectPage(page, anyPage);
});
