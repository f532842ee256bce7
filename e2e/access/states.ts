import type { Page } from '@playwright/test';

import { faqs } from '@/content/collections/faqs';
import { screens } from '@/e2e/gallery/screens';
import { openPopup, openStopped } from '@/e2e/support/popup';
import { open } from '@/e2e/support/site';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/leadForm';

type State = {
  show: (page: Page) => Promise<unknown>;
  /** The largest width that it exists at, in px. */
  upTo?: number;
  /** A new visitor, whom the popup greets. */
  fresh?: boolean;
};

/** As the gallery shows it. */
const screen = (name: string): State => {
  const { show, upTo = Infinity, fresh = false } = screens.find((each) => each.name === name)!;
  return { show, upTo, fresh };
};

const question = (page: Page, index: number) =>
  page.getByRole('main').getByText(faqs[index]!.question, { exact: true });

/** What a page can be in besides being read from its top. */
export const STATES: Record<string, State> = {
  'the popup': screen('popup'),
  'the popup whose form is out of reach': {
    fresh: true,
    show: async (page) => {
      await page.route('**/forms/wtl/**', () => {});
      await openStopped(page, '/');
      await openPopup(page);
      await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
    },
  },
  'a booking': screen('booking'),
  'the menu': screen('menu'),
  'the scrolled bar': screen('bar-scrolled'),
  ...Object.fromEntries(
    faqs.slice(1).map(({ id }, index) => [
      `the answer “${id}”`,
      {
        show: async (page: Page) => {
          await open(page, '/FAQ');
          await question(page, index + 1).click();
        },
      },
    ]),
  ),
  'no answer': {
    show: async (page) => {
      await open(page, '/FAQ');
      await question(page, 0).click();
    },
  },
  'the unfolded contents': {
    upTo: 900,
    show: async (page) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await open(page, '/Privacy-policy');
      await page.getByRole('group').getByText('Contents').click();
    },
  },
  'a clause come to from the contents': screen('terms-reading'),
  'the form while it loads': screen('contact-loading'),
  'the form out of reach': screen('contact-unreachable'),
};
