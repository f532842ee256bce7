import type { Page } from '@playwright/test';

import { SERVICE } from '@/e2e/support/leadForm';
import { popup } from '@/e2e/support/popup';
import { BOOKING, followToContact, POPUP, type FormPlace } from '@/e2e/support/formPlaces';
import { expect } from '@/e2e/support/test';
import { callToAction } from '@/e2e/support/navigation';
import { follow as click, type Path } from '@/e2e/support/site';
import { POPUP_FADE_OUT_MS } from '@/lib/lead/popup';

/**
 * The URL of a visit from an ad. The site must ignore `foo`, because it is not a known parameter.
 */
export const LANDING = '/Services?utm_source=news&utm_campaign=A%26B&gclid=G1&li_fat_id=L1&foo=bar';

/** The parameters that the form gets for a visit to LANDING, decoded. */
export const CAMPAIGN = {
  gclid: 'G1',
  li_fat_id: 'L1',
  landing_page: '/Services',
  utm_source: 'news',
  utm_campaign: 'A&B',
};

/** The query string of another ad, which the visitor clicks later in the session. */
export const SECOND = '?utm_source=other&gclid=G2&utm_term=late';

export async function follow(page: Page, path: Path) {
  await click(page, path);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toBeFocused();
}

export async function formQuery(page: Page, { scope, frameTitle }: FormPlace) {
  const src = await scope(page).getByTitle(frameTitle).getAttribute('src');
  return Object.fromEntries(new URL(src!, page.url()).searchParams);
}

/**
 * Opens the popup, the booking dialog and the contact page. Returns the query parameters of the
 * form in each of them.
 */
export async function formQueries(page: Page, contact: FormPlace) {
  await follow(page, '/AboutUs');
  await POPUP.ask(page);
  const inPopup = await formQuery(page, POPUP);
  await page.keyboard.press('Escape');
  await page.clock.runFor(POPUP_FADE_OUT_MS);
  await expect(popup(page)).toHaveCount(0);
  await follow(page, '/Products');
  await BOOKING.ask(page);
  const inBooking = await formQuery(page, BOOKING);
  await page.keyboard.press('Escape');
  await followToContact(page);
  await expect(page).toHaveURL(callToAction.href);
  return { inPopup, inBooking, onContactPage: await formQuery(page, contact) };
}

export function recordFormRequests(page: Page, service = SERVICE) {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (url.startsWith(`${service}/forms/wtl/`)) asked.push(`${request.method()} ${url}`);
  });
  return asked;
}

/** The cookies and web storage of the site. */
export const siteData = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))),
});
