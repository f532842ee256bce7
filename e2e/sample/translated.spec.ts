import type { Page } from '@playwright/test';

import { booking, bookStopped } from '@/e2e/sample/support/booking';
import { addButton, hideAddresses, RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import { counters, startCounters } from '@/e2e/sample/support/counters';
import { fieldIn, formIn, submitIn } from '@/e2e/sample/support/form';
import {
  expectPage,
  islandsReady,
  MOVING,
  open,
  scrollDown,
  stopClock,
} from '@/e2e/sample/support/page';
import { closePopup, openPopup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';
import { translate } from '@/e2e/sample/support/translate';
import { delayRequests, delayScripts, shown } from '@/kit/testing/delayRequests';

test.use({ ...MOVING, visitor: 'new' });

test.beforeEach(({ page }) => stopClock(page));

// pages.spec.ts translates the contents of the agreement, and a page that was not found.
test('On a translated page, the booking dialog says whether its form has loaded', async ({
  page,
}) => {
  await open(page, '/Products');
  await translate(page);
  const release = await delayRequests(page, '**/forms/wtl/**');
  await bookStopped(page, 'Food Delivery App');
  const status = booking(page).getByRole('status');
  await expect(status).toHaveText('Loading the form', { ignoreCase: true });
  await page.clock.runFor(10_000);
  await expect(status).toHaveText('The form did not load', { ignoreCase: true });
  await expect(booking(page).getByRole('link', { name: 'hello@brightkiln.example' })).toBeVisible();
  release();
  await booking(page).getByRole('button', { name: 'Try again' }).click();
  await expect(submitIn(formIn(booking(page), 'Booking Form'))).toBeVisible();
  await expect(status).toHaveText('');
});

/** Opens a page, does what a visitor does to the page before hydration, changes it, and hydrates it. */
async function changeEarly(
  page: Page,
  path: string,
  act: () => Promise<unknown>,
  change: (page: Page) => Promise<unknown>,
) {
  const release = await delayScripts(page);
  await shown(page, path);
  await act();
  await change(page);
  release();
  await islandsReady(page);
}

test('If a button is added next to the telephone number, and a host hides the email addresses, before hydration, only these links are rendered again, and text and focus stay in the form', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  const parts = page.locator('header, main, footer, [popover]');
  const name = fieldIn(formIn(page, 'Contact Form'), 'Name');
  const act = async () => {
    await parts.evaluateAll((found) => found.forEach((each) => Object.assign(each, { old: true })));
    await name.fill('Ada');
  };
  await changeEarly(page, '/ContactUs', act, async () => {
    await addButton(page);
    await hideAddresses(page);
  });
  await expect(page.locator('a[href="mailto:hello@brightkiln.example"]')).toHaveCount(4);
  await expect(page.locator('[href^="/cdn-cgi"]')).toHaveCount(0);
  const kept = await parts.evaluateAll((found) => found.map((each) => 'old' in each));
  expect(kept).toEqual([true, true, true, true]);
  await expect(name).toHaveValue('Ada');
  await expect(name).toBeFocused();
});

test('On a page that was translated before hydration, the menu that was open stays open, and islands work', async ({
  page,
  permit,
}) => {
  // Any other React error, such as a missing node, fails the test.
  permit(RENDERED_AGAIN);
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click();
  await changeEarly(page, '/', openMenu, translate);
  await menu.getByRole('link', { name: 'About Us' }).click({ trial: true });
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await openPopup(page);
  await closePopup(page);
  await scrollDown(page);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await startCounters(page);
  await page.clock.runFor(10_100);
  await expect(counters(page)).toHaveText(['500+', '50+']);
  await openMenu();
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expectPage(page, '/AboutUs', 'About us');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
