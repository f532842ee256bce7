import type { Locator, Page } from '@playwright/test';

import { booking, bookStopped } from './booking';
import { followTo } from './page';
import { closePopup, openPopup, popupFrame } from './popup';

/** A visit from an ad. The site must ignore `foo`, because it is not a known parameter. */
export const LANDING = '/Services?utm_source=news&utm_campaign=A%26B&gclid=G1&li_fat_id=L1&foo=bar';

/** The parameters in the URL of a form's frame. */
export async function parametersOf(frame: Locator) {
  const src = await frame.getAttribute('src');
  return Object.fromEntries(new URL(src!).searchParams);
}

export const contactFrame = (page: Page) => page.getByTitle('Contact Form');

export const bookingFrame = (page: Page) => booking(page).getByTitle('Booking Form');

/**
 * Opens the popup, the dialog that books a Cab Booking App, and the contact page, with a stopped clock.
 *
 * @returns the parameters of the form in each of them
 */
export async function parametersOfForms(page: Page) {
  await followTo(page, 'About Us', '/AboutUs');
  await openPopup(page);
  const inPopup = await parametersOf(popupFrame(page));
  await closePopup(page);
  await followTo(page, 'Products', '/Products');
  await bookStopped(page, 'Cab Booking App');
  const inBooking = await parametersOf(bookingFrame(page));
  await page.keyboard.press('Escape');
  await followTo(page, 'Book a Call With Experts!', '/ContactUs');
  const onContactPage = await parametersOf(contactFrame(page));
  return { inPopup, inBooking, onContactPage };
}
