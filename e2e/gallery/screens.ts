import type { Locator, Page } from '@playwright/test';

import { book, booking } from '@/e2e/support/booking';
import { formIn } from '@/e2e/support/leadForm';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { islandsReady, open, stopClock } from '@/e2e/support/site';
import { BOOKING, POPUP, type Surface } from '@/e2e/support/surfaces';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/leadForm';

export type Screen = {
  name: string;
  show: (page: Page) => Promise<unknown>;
  /** A dialog or a scroll position is a matter of the window; else the whole page is kept. */
  window?: boolean;
  /** Widths that the screen exists at. */
  upTo?: number;
  /** A new visitor, whom the popup greets. */
  fresh?: boolean;
};

const route = (path: string) => (page: Page) => open(page, path);

/** A form service that never answers, on a clock that the test moves. */
async function silentForm(page: Page) {
  await page.route('**/forms/wtl/**', () => {});
  await stopClock(page);
  // The page's own `load` waits for the frame, which never comes.
  await page.goto('/ContactUs', { waitUntil: 'domcontentloaded' });
  await islandsReady(page);
}

/** A dialog asks for its form once it has been painted. */
const formShown = (dialog: Locator, { frameTitle }: Surface) =>
  formIn(dialog, frameTitle).getByRole('button', { name: 'Submit' }).waitFor();

/** Every screen and state of the design brief. */
export const screens: readonly Screen[] = [
  { name: 'home', show: route('/') },
  {
    name: 'bar-scrolled',
    window: true,
    show: async (page) => {
      await open(page, '/');
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      await page.locator('html[data-scrolled]').waitFor();
    },
  },
  {
    name: 'menu',
    window: true,
    upTo: 1119,
    show: async (page) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
    },
  },
  {
    name: 'popup',
    window: true,
    fresh: true,
    show: async (page) => {
      await openStopped(page, '/');
      await openPopup(page);
      // The clock of a frame that is still to come would stand.
      await formShown(popup(page), POPUP);
      await page.clock.resume();
    },
  },
  { name: 'about', show: route('/AboutUs') },
  { name: 'services', show: route('/Services') },
  { name: 'products', show: route('/Products') },
  {
    name: 'booking',
    window: true,
    show: async (page) => {
      await open(page, '/Products');
      await book(page, 'HRMS Software Development');
      await formShown(booking(page), BOOKING);
    },
  },
  { name: 'faq', show: route('/FAQ') },
  {
    name: 'faq-second-open',
    show: async (page) => {
      await open(page, '/FAQ');
      await page.getByText('Who owns the code?').click();
    },
  },
  { name: 'terms', window: true, show: route('/Privacy-policy') },
  {
    name: 'terms-reading',
    window: true,
    show: (page) => open(page, '/Privacy-policy#indemnity'),
  },
  { name: 'contact', show: route('/ContactUs') },
  { name: 'contact-loading', window: true, show: silentForm },
  {
    name: 'contact-unreachable',
    window: true,
    show: async (page) => {
      await silentForm(page);
      await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
      await page.getByRole('button', { name: 'Try again' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'thank-you', show: route('/thank-you') },
  { name: 'not-found', show: route('/nowhere') },
];

/** Window widths in px, each with the height of a usual window. */
export const widths: Readonly<Record<number, number>> = {
  360: 740,
  768: 1024,
  1440: 900,
  2560: 1440,
};
