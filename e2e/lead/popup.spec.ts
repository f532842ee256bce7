import type { Page } from '@playwright/test';
import { booking as bookingWords } from '@/content/booking';
import { popup as words } from '@/content/popup';
import { products as catalog } from '@/content/pages/Products';
import { shell } from '@/content/shell';

import { recordFormRequests } from '@/e2e/support/attribution';
import { booking } from '@/e2e/support/booking';
import { followToContact } from '@/e2e/support/formPlaces';
import { expectThanks, fillIn, submit } from '@/e2e/support/leadForm';
import { MOVING } from '@/e2e/support/motion';
import { flag, openPopup, openStopped, popup, popupFrame } from '@/e2e/support/popup';
import { expectPage, follow, isLocked, islandsReady, at, anyPage } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { LEAD_FORM_SANDBOX } from '@/lib/lead/formFrame';
import {
  POPUP_DELAY_MS,
  POPUP_FADE_IN_START_MS,
  POPUP_FADE_OUT_MS,
  POPUP_FLAG_KEY,
} from '@/lib/lead/popup';
import tokens from '@/tailwind.config';

const { spacing, maxWidth } = tokens.theme.extend;

test.use({ ...MOVING, visitor: 'new' });

/** A point on the backdrop. */
const BESIDE = { x: 20, y: 20 };

const opacity = (page: Page) =>
  popup(page).evaluate((element) => Number(getComputedStyle(element).opacity));

/** Expects that no popup opens, even after waiting twice the delay. */
async function expectNoPopup(page: Page) {
  await page.clock.runFor(2 * POPUP_DELAY_MS);
  await expect(popup(page)).toHaveCount(0);
}

/** Simulates a new session by removing the popup flag and reloading the page. */
async function startAgain(page: Page) {
  await page.evaluate((key) => sessionStorage.removeItem(key), POPUP_FLAG_KEY);
  await page.reload();
  await islandsReady(page);
}

test('The popup opens 2.5 s after a page is shown, fades in and out, and opens only once per session', async ({
  page,
  baseURL,
}) => {
  const asked = recordFormRequests(page, baseURL);
  await openStopped(page, '/');
  await page.clock.runFor(POPUP_DELAY_MS - 1);
  await expect(popup(page)).toHaveCount(0);
  expect(await flag(page)).toBeNull();
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
  expect(await flag(page)).toBe('true');
  expect(await isLocked(page)).toBe(true);

  await page.clock.runFor(POPUP_FADE_IN_START_MS - 1);
  expect(await opacity(page)).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => opacity(page)).toBe(1);
  await expect.poll(() => asked).toContain(`GET ${baseURL}/forms/wtl/demo/`);

  await popup(page).getByRole('button', { name: words.close }).click();
  await expect(popup(page)).toHaveAttribute('data-phase', 'closing');
  await page.clock.runFor(POPUP_FADE_OUT_MS - 1);
  await expect(popup(page)).toHaveCount(1);
  await expect.poll(() => opacity(page)).toBe(0);
  await page.clock.runFor(1);
  await expect(popup(page)).toHaveCount(0);
  expect(await isLocked(page)).toBe(false);

  await follow(page, anyPage);
  await expectPage(page, anyPage);
  await expectNoPopup(page);
  await page.reload();
  await islandsReady(page);
  await expectNoPopup(page);
});

test('The popup shows its text and a sandboxed form, and closes on Escape or a click on the backdrop, but not on a click inside', async ({
  page,
}) => {
  await openStopped(page, '/');
  await openPopup(page);
  await expect(popup(page).getByRole('heading', { level: 2 })).toHaveText(words.title);
  await expect(popup(page).getByText(words.text)).toBeVisible();
  await expect(popupFrame(page)).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
  await expect(popupFrame(page)).toHaveAttribute('referrerpolicy', 'strict-origin');
  await expect(popupFrame(page)).toHaveCSS('height', spacing['frame-popup']);
  await expect(popup(page)).toHaveCSS('width', maxWidth.modal);

  // A click inside, and a drag from inside to the backdrop, must not close the popup.
  await popup(page).getByRole('heading', { level: 2 }).click();
  await page.mouse.down();
  await page.mouse.move(BESIDE.x, BESIDE.y);
  await page.mouse.up();
  await page.clock.runFor(2 * POPUP_FADE_OUT_MS);
  await expect(popup(page)).toHaveAttribute('data-phase', 'shown');

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(BESIDE.x, BESIDE.y),
  ]) {
    await close();
    await page.clock.runFor(POPUP_FADE_OUT_MS);
    await expect(popup(page)).toHaveCount(0);
    await startAgain(page);
    await openPopup(page);
  }
  const form = popupFrame(page).contentFrame();
  await fillIn(form);
  await submit(form);
  await expectThanks(page);
});

test('The popup never opens on /ContactUs or /thank-you, and each page view restarts its delay', async ({
  page,
}) => {
  await openStopped(page, at.thankYou);
  await expectNoPopup(page);
  await follow(page, anyPage);
  await expectPage(page, anyPage);
  await page.clock.runFor(POPUP_DELAY_MS - 1);
  await followToContact(page);
  await expectPage(page, at.contact);
  await expectNoPopup(page);
  expect(await flag(page)).toBeNull();
  await follow(page, at.faq);
  await expectPage(page, at.faq);
  await page.clock.runFor(POPUP_DELAY_MS - 1);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
});

test.describe('In a narrow window', () => {
  test.use({ viewport: { width: 800, height: 800 } });

  test('the popup waits while the sidebar or the booking dialog is open, and opens when the sidebar or dialog closes', async ({
    page,
  }) => {
    await openStopped(page, at.products);
    await page.getByRole('button', { name: shell.openSidebar }).click();
    const sidebar = page.getByRole('dialog', { name: shell.sidebarTitle });
    await expect(sidebar).toBeVisible();
    await expectNoPopup(page);
    await sidebar.getByRole('button', { name: shell.closeSidebar }).click();
    await expect(popup(page)).toBeVisible();

    await startAgain(page);
    await page.getByRole('button', { name: catalog.bookNow }).first().click();
    await expect(booking(page)).toBeVisible();
    await expectNoPopup(page);
    expect(await flag(page)).toBeNull();
    await booking(page).getByRole('button', { name: bookingWords.close }).click();
    await expect(popup(page)).toBeVisible();
  });
});
