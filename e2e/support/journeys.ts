import type { Page } from '@playwright/test';

import { agreement } from '@/content/agreement/agreement';
import { booking as bookingWords } from '@/content/booking';
import { counters } from '@/content/collections/counters';
import { faqs } from '@/content/collections/faqs';
import { contact } from '@/content/pages/ContactUs';
import { terms } from '@/content/pages/Privacy-policy';
import { home } from '@/content/pages/home';
import { thankYou } from '@/content/pages/thank-you';
import { popup as popupWords } from '@/content/popup';
import { leadForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { booking, bookStopped, TITLES } from '@/e2e/support/booking';
import { formIn, submitIn } from '@/e2e/support/leadForm';
import { callToAction, mainLinks } from '@/e2e/support/navigation';
import { openPopup, popup } from '@/e2e/support/popup';
import { expectPage, follow, isLocked, type Path, scrollDown } from '@/e2e/support/site';
import { BOOKING } from '@/e2e/support/formPlaces';
import { expect } from '@/e2e/support/test';
import { COUNT_UP_MS } from '@/lib/countUp';
import { pathOf } from '@/lib/pages/routes';
import { POPUP_FADE_OUT_MS } from '@/lib/lead/popup';

/**
 * Functions that use the islands of each page. Tests call them under difficult conditions, such as
 * blocked storage. The functions require a stopped clock and a new visitor. They ignore letter
 * case, because tests use uppercase text to simulate a translation (translate.ts).
 */

/** The texts of the counters on the home page. */
export const counterTexts = (page: Page) =>
  page.getByRole('region', { name: home.whoWeAre }).locator('.counter');

/** The texts of the counters at the end of their animation. */
export const FINAL_COUNTS = counters.map(
  ({ target, suffix = '' }) => `${target.toLocaleString(site.language)}${suffix}`,
);

export async function closePopup(page: Page) {
  await popup(page).getByRole('button', { name: popupWords.close }).click();
  await page.clock.runFor(POPUP_FADE_OUT_MS);
  await expect(popup(page)).toHaveCount(0);
}

/**
 * Scrolls the counters into view and waits until they start. They start even if the clock is
 * stopped.
 */
export async function startCounters(page: Page) {
  if (FINAL_COUNTS.length === 0) return;
  await counterTexts(page).first().scrollIntoViewIfNeeded();
  await expect(page.locator('.counter[data-counting]')).toHaveCount(FINAL_COUNTS.length);
}

async function followTo(page: Page, path: Path) {
  await follow(page, path);
  await expectPage(page, path);
  await expect(page.getByRole('main')).toBeFocused();
}

export async function openAnswer(page: Page) {
  if (faqs.length === 0) return;
  const [first, last] = [faqs[0]!, faqs.at(-1)!];
  if (first !== last) await page.getByRole('main').getByText(last.question).click();
  await expect(page.getByText(last.answer)).toBeVisible();
  if (first !== last) await expect(page.getByText(first.answer)).toBeHidden();
}

const submitOf = (scope: Page | ReturnType<typeof booking>, title: string) =>
  submitIn(formIn(scope, title));

async function useBooking(page: Page) {
  for (const title of TITLES.slice(0, 2)) {
    await bookStopped(page, title);
    await expect(
      page.getByRole('dialog', { name: bookingWords.heading.replace('{title}', title) }),
    ).toBeVisible();
    await expect(submitOf(booking(page), BOOKING.frameTitle)).toBeVisible();
    await expect(booking(page).getByRole('status')).toHaveText('');
    await booking(page).getByRole('button', { name: bookingWords.close }).click();
    await expect(booking(page)).toHaveCount(0);
  }
  expect(await isLocked(page)).toBe(false);
}

/**
 * Opens the booking dialog and expects the message for a form that fails to load. Then calls
 * `fixCause`, and expects a retry to load the form.
 */
export async function useUnreachable(page: Page, title: string, fixCause: () => Promise<void>) {
  const status = booking(page).getByRole('status');
  await bookStopped(page, title);
  await page.clock.runFor(1);
  await expect(status).toHaveText(leadForm.doubtful, { ignoreCase: true });
  await expect(booking(page).getByRole('link', { name: site.email })).toBeVisible();
  await fixCause();
  await booking(page).getByRole('button', { name: leadForm.unreachable.retry }).click();
  await expect(submitOf(booking(page), BOOKING.frameTitle)).toBeVisible();
  await expect(status).toHaveText('');
}

const JOURNEYS = {
  home: async (page: Page) => {
    await openPopup(page);
    await closePopup(page);
    await scrollDown(page);
    await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    await startCounters(page);
    await page.clock.runFor(COUNT_UP_MS + 100);
    await expect(counterTexts(page)).toHaveText(FINAL_COUNTS);
    const next = mainLinks.find(({ href }) => href !== '/') ?? callToAction;
    await followTo(page, next.href);
  },
  faq: openAnswer,
  products: useBooking,
  contact: async (page: Page) => {
    await expect(submitOf(page, contact.frameTitle)).toBeVisible();
    // Advance the clock, because the site uses a timer to detect a frame that loaded before
    // hydration.
    await page.clock.runFor(1);
    const panel = page.getByRole('region', { name: contact.formHeading });
    await expect(panel.getByRole('status')).toHaveText('');
  },
  'thank-you': async (page: Page) => {
    await expect(page.locator('.confetti')).toHaveAttribute('data-ready');
    await page.getByRole('main').getByRole('link', { name: thankYou.home }).click();
    await expectPage(page, '/');
  },
  terms: async (page: Page) => {
    const clauses = page.getByRole('navigation', { name: terms.contents }).getByRole('link');
    const clause = clauses.nth(Math.min(3, agreement.clauses.length) - 1);
    await clause.click();
    await expect(clause).toHaveAttribute('aria-current', 'true');
  },
};

/** The journeys on pages that the site has, with their paths. */
export const journeys = (Object.keys(JOURNEYS) as (keyof typeof JOURNEYS)[]).flatMap((id) => {
  const path = pathOf(id);
  return path ? [{ path, use: JOURNEYS[id] }] : [];
});
