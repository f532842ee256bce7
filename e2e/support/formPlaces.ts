import type { Locator, Page } from '@playwright/test';

import { booking as bookingWords } from '@/content/booking';
import { popup as popupWords } from '@/content/popup';
import { booking, bookStopped, titleAt } from '@/e2e/support/booking';
import { openPopup, popup } from '@/e2e/support/popup';
import { at, type Path } from '@/e2e/support/site';
import tokens from '@/tailwind.config';

const { spacing } = tokens.theme.extend;

export type FormPlace = {
  /** The element that contains the form: a dialog, or a section of the page. */
  scope: (page: Page) => Locator;
  frameTitle: string;
  /** The height of the frame, in px. */
  height: number;
  /** The page on which the form is shown or can be opened. */
  path: Path;
  /**
   * Triggers the request for the form on the current page, for example by opening a dialog. Stop
   * the clock before calling this function.
   */
  ask: (page: Page) => Promise<void>;
  product: string | null;
};

const PRODUCT = titleAt(2);

export const POPUP: FormPlace = {
  scope: popup,
  frameTitle: popupWords.frameTitle,
  height: parseFloat(spacing['frame-popup']),
  path: '/',
  ask: openPopup,
  product: null,
};

export const BOOKING: FormPlace = {
  scope: booking,
  frameTitle: bookingWords.frameTitle,
  height: parseFloat(spacing['frame-booking']),
  get path() {
    return at.products;
  },
  ask: (page) => bookStopped(page, PRODUCT),
  product: PRODUCT,
};
