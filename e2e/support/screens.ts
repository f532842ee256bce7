import type { Locator, Page } from '@playwright/test';

import { leadForm } from '@/content/leadForm';
import { shell } from '@/content/shell';
import { book, booking, titleAt } from '@/e2e/support/booking';
import { formIn, submitIn } from '@/e2e/support/leadForm';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { islandsReady, open, stopClock, at } from '@/e2e/support/site';
import { BOOKING, POPUP, type FormPlace } from '@/e2e/support/formPlaces';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/frame/formFrame';

/** A state of a page, such as an open dialog. */
type Screen = {
  name: string;
  show: (page: Page) => Promise<unknown>;
  /** The width of the widest window in which visitors can see this screen, in px. */
  upTo?: number;
  /** Whether the visitor is new. The popup opens only for new visitors. */
  fresh?: boolean;
};

/** Shows the contact page with a form service that never responds, and with a stopped clock. */
async function silentForm(page: Page) {
  await page.route('**/forms/wtl/**', () => {});
  await stopClock(page);
  // Do not wait for the page's `load` event: it waits for the frame, which never loads.
  await page.goto(at.contact, { waitUntil: 'domcontentloaded' });
  await islandsReady(page);
}

const formShown = (dialog: Locator, { frameTitle }: FormPlace) =>
  submitIn(formIn(dialog, frameTitle)).waitFor();

export const screens: readonly Screen[] = [
  {
    name: 'sidebar',
    upTo: 1119,
    show: async (page) => {
      await open(page, '/');
      await page.getByRole('button', { name: shell.openSidebar }).click();
    },
  },
  {
    name: 'popup',
    fresh: true,
    show: async (page) => {
      await openStopped(page, '/');
      await openPopup(page);
      // Wait for the form before the clock resumes. In a frame that loads later, the clock would
      // stay stopped.
      await formShown(popup(page), POPUP);
      await page.clock.resume();
    },
  },
  {
    name: 'popup-unreachable',
    fresh: true,
    show: async (page) => {
      await page.route('**/forms/wtl/**', () => {});
      await openStopped(page, '/');
      await openPopup(page);
      await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
    },
  },
  {
    name: 'booking',
    show: async (page) => {
      await open(page, at.products);
      await book(page, titleAt(9));
      await formShown(booking(page), BOOKING);
    },
  },
  { name: 'contact-loading', show: silentForm },
  {
    name: 'contact-unreachable',
    show: async (page) => {
      await silentForm(page);
      await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
      await page.getByRole('button', { name: leadForm.unreachable.retry }).scrollIntoViewIfNeeded();
    },
  },
];
