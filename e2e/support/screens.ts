import type { Locator, Page } from '@playwright/test';

import { agreement } from '@/content/agreement/agreement';
import { faqs } from '@/content/collections/faqs';
import { terms } from '@/content/pages/Privacy-policy';
import { leadForm } from '@/content/leadForm';
import { shell } from '@/content/shell';
import { book, booking, titleAt } from '@/e2e/support/booking';
import { formIn, submitIn } from '@/e2e/support/leadForm';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import { everyPage, islandsReady, open, scrollDown, stopClock, at } from '@/e2e/support/site';
import { BOOKING, POPUP, type FormPlace } from '@/e2e/support/formPlaces';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/formFrame';

/** A page, or a state of a page, such as an open dialog. */
export type Screen = {
  name: string;
  show: (page: Page) => Promise<unknown>;
  isPage?: boolean;
  /** The width of the widest window in which visitors can see this screen, in px. */
  upTo?: number;
  /** Whether the visitor is new. The popup opens only for new visitors. */
  fresh?: boolean;
};

const pages: Screen[] = everyPage.map((path) => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
  show: (page) => open(page, path),
  isPage: true,
}));

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

const states: Screen[] = [
  {
    name: 'bar-scrolled',
    show: async (page) => {
      await open(page, '/');
      await scrollDown(page);
      await page.locator('html[data-scrolled]').waitFor();
    },
  },
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
  {
    name: 'faq-every-answer',
    show: async (page) => {
      await open(page, at.faq);
      // Remove the group name, because the browser allows only one open item per group.
      await page.locator('.faq-item').evaluateAll((items) => {
        for (const item of items) item.removeAttribute('name');
        for (const item of items) item.setAttribute('open', '');
      });
    },
  },
  {
    name: 'faq-no-answer',
    show: async (page) => {
      await open(page, at.faq);
      await page.getByRole('main').getByText(faqs[0]!.question, { exact: true }).click();
    },
  },
  {
    name: 'terms-unfolded',
    upTo: 900,
    show: async (page) => {
      await open(page, at.agreement);
      await page.getByRole('group').getByText(terms.contents).click();
    },
  },
  {
    name: 'terms-reading',
    show: (page) => open(page, `${at.agreement}#${agreement.clauses.at(-1)!.id}`),
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

export const screens: readonly Screen[] = [...pages, ...states];

/** The window widths to test, each with a typical height, in px. */
export const widths: Readonly<Record<number, number>> = {
  360: 740,
  768: 1024,
  1440: 900,
  2560: 1440,
};
