import type { Page } from '@playwright/test';

import { booking, bookStopped } from './booking';
import { counters, startCounters } from './counters';
import { formIn, submitIn } from './form';
import { expectPage, follow, isLocked, scrollDown } from './page';
import { closePopup, openPopup } from './popup';
import { expect } from './test';

/** Opens the last of four answers, which closes the first one. */
export async function openAnswer(page: Page) {
  const item = (question: string) =>
    page.getByRole('main').getByRole('group').filter({ hasText: question });
  await expect(item('How does a project start')).toHaveAttribute('open');
  await page.getByRole('main').getByText('What happens after launch?').click();
  await expect(item('What happens after launch?')).toHaveAttribute('open');
  await expect(item('How does a project start')).not.toHaveAttribute('open');
}

async function useHome(page: Page) {
  await openPopup(page);
  await closePopup(page);
  await scrollDown(page);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await startCounters(page);
  await page.clock.runFor(10_100);
  await expect(counters(page)).toHaveText(['500+', '50+']);
  await follow(page, 'About Us');
  await expectPage(page, '/AboutUs', 'About us');
  await expect(page.getByRole('main')).toBeFocused();
}

async function useBooking(page: Page) {
  for (const product of ['Food Delivery App', 'NGO Website Development']) {
    await bookStopped(page, product);
    await expect(page.getByRole('dialog', { name: `Book ${product}` })).toBeVisible();
    await expect(submitIn(formIn(booking(page), 'Booking Form'))).toBeVisible();
    await expect(booking(page).getByRole('status')).toHaveText('');
    await booking(page).getByRole('button', { name: 'Close' }).click();
    await expect(booking(page)).toHaveCount(0);
  }
  expect(await isLocked(page)).toBe(false);
}

async function useContact(page: Page) {
  await expect(submitIn(formIn(page, 'Contact Form'))).toBeVisible();
  // Advance the clock, because the site uses a timer to detect a frame that loaded before
  // hydration.
  await page.clock.runFor(1);
  const panel = page.getByRole('region', { name: 'Ask for a call or a price range' });
  await expect(panel.getByRole('status')).toHaveText('');
}

async function useThankYou(page: Page) {
  await expect(page.locator('.confetti')).toHaveAttribute('data-ready');
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click();
  await expectPage(page, '/', 'Your Trusted Partner for Web & Blockchain Development Worldwide');
}

async function useContents(page: Page) {
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const clause = contents.getByRole('link', { name: 'Scope of work' });
  await clause.click();
  await expect(clause).toHaveAttribute('aria-current', 'true');
}

/**
 * Functions that use the islands of each page. Tests call them under difficult conditions, such as
 * blocked storage. The functions require a stopped clock and a new visitor.
 */
export const JOURNEYS = [
  { path: '/', use: useHome },
  { path: '/FAQ', use: openAnswer },
  { path: '/Products', use: useBooking },
  { path: '/ContactUs', use: useContact },
  { path: '/thank-you', use: useThankYou },
  { path: '/TermAndCondition', use: useContents },
];
