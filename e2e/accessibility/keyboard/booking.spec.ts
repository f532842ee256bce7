import type { Page } from '@playwright/test';

import { thankYou } from '@/content/pages/thank-you';
import { booking as words } from '@/content/booking';
import { booking, bookNow, TITLES } from '@/e2e/support/booking';
import { enter, expect, skipToContent, tabTo, test, typeInto } from '@/e2e/support/keyboard';
import { expectThanks, formIn } from '@/e2e/support/leadForm';
import { open } from '@/e2e/support/site';

const TITLE = TITLES[4]!;

const close = (page: Page) => booking(page).getByRole('button', { name: words.close });
const form = (page: Page) => formIn(booking(page), words.frameTitle);

/** Tabs from the start of the page to the card and opens the dialog. */
async function openBooking(page: Page, key: 'Enter' | 'Space') {
  await open(page, '/Products');
  await skipToContent(page);
  await tabTo(page, bookNow(page, TITLE));
  await page.keyboard.press(key);
  await expect(booking(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(form(page).getByRole('button', { name: 'Submit' })).toBeVisible();
}

test('Tab enters and leaves the form of a booking, and Escape returns focus to the card', async ({
  page,
}) => {
  await openBooking(page, 'Enter');
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form(page).getByRole('textbox', { name: /^Name/ })).toBeFocused();
  // Inside the frame, Escape belongs to the form, which may be on another site.
  await page.keyboard.press('Shift+Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(booking(page)).toHaveCount(0);
  await expect(bookNow(page, TITLE)).toBeFocused();
});

test('Tab stays inside the booking dialog, and its close button returns focus to the card', async ({
  page,
}) => {
  await openBooking(page, 'Space');
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(bookNow(page, TITLE)).not.toBeFocused();
  // A full cycle: the form, the contact links, and the close button again.
  await tabTo(page, booking(page).getByRole('link').last());
  await tabTo(page, close(page));
  await page.keyboard.press('Enter');
  await expect(booking(page)).toHaveCount(0);
  await expect(bookNow(page, TITLE)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bookNow(page, TITLES[5]!)).toBeFocused();
});

test('A booking can be submitted by keyboard, and the thank-you page links to the home page', async ({
  page,
}) => {
  await openBooking(page, 'Enter');
  await typeInto(page, form(page));
  await expectThanks(page);
  await enter(page, page.getByRole('main').getByRole('link', { name: thankYou.home }));
  await expect(page).toHaveURL('/');
});
