import { shell } from '@/content/shell';
import { goBack, expectRestored, WITH_BFCACHE, leave, markLeft } from '@/e2e/support/bfcache';
import { goneOnce } from '@/kit/testing/failures';
import { POPUP } from '@/e2e/support/formPlaces';
import { closePopup } from '@/e2e/support/journeys';
import { fieldIn, formIn } from '@/e2e/support/leadForm';
import { MOVING } from '@/e2e/support/motion';
import { openPopup, openStopped, popup } from '@/e2e/support/popup';
import {
  expectPage,
  follow,
  isLocked,
  islandsReady,
  open,
  at,
  anyPage,
  otherPage,
  pathsOf,
} from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

test.use({ ...MOVING, launchOptions: WITH_BFCACHE });

const FORM = '/forms/wtl/demo/';

test('Back restores a page from bfcache', async ({ page }) => {
  // The demo form, and pages with different islands and sections.
  for (const path of [...pathsOf('home', 'products', 'contact', 'agreement', 'thank-you'), FORM]) {
    await page.goto(path);
    if (path !== FORM) await islandsReady(page);
    await markLeft(page);
    await leave(page);
    await goBack(page);
    await expect(page).toHaveURL(path);
    await expectRestored(page);
  }
});

test.describe('For a new visitor', () => {
  test.use({ visitor: 'new' });

  test('Back restores the open popup with the typed text, and the popup can be closed', async ({
    page,
  }) => {
    await openStopped(page, at.faq);
    await openPopup(page);
    const name = fieldIn(formIn(popup(page), POPUP.frameTitle), 'name');
    await name.fill('Ada');
    await markLeft(page);
    await leave(page);
    await goBack(page);
    await expectRestored(page);
    await expect(popup(page)).toBeVisible();
    // Playwright cannot find the frames of a page restored from bfcache, so use a script.
    const typed = popup(page)
      .getByTitle(POPUP.frameTitle)
      .evaluate(
        (frame: HTMLIFrameElement) =>
          frame.contentDocument!.querySelector<HTMLInputElement>('#demo-name')!.value,
      );
    expect(await typed).toBe('Ada');
    await closePopup(page);
    expect(await isLocked(page)).toBe(false);
    await page.clock.runFor(2 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
  });

  test('the popup does not open on a page restored from bfcache if it has already opened on another page', async ({
    page,
  }) => {
    await openStopped(page, at.faq);
    await page.clock.runFor(POPUP_DELAY_MS / 2);
    await markLeft(page);
    await open(page, anyPage);
    await openPopup(page);
    await goBack(page);
    await expectRestored(page);
    await page.clock.runFor(2 * POPUP_DELAY_MS);
    await expect(popup(page)).toHaveCount(0);
  });
});

test('Back restores the open sidebar, and the links in the sidebar work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: shell.openSidebar }).click();
  const sidebar = page.getByRole('dialog', { name: shell.sidebarTitle });
  await expect(sidebar).toBeVisible();
  await markLeft(page);
  await leave(page);
  await goBack(page);
  await expectRestored(page);
  await expect(sidebar).toBeVisible();
  await sidebar.locator(`a[href="${anyPage}"]`).click();
  await expectPage(page, anyPage);
  await expect(sidebar).toBeHidden();
  expect(await isLocked(page)).toBe(false);
});

test('Back restores a page from bfcache even after a missing script has caused a full page load', async ({
  page,
  permit,
}) => {
  permit(/^404 .*\.js$/, /^console Failed to load resource: .*404/);
  await open(page, anyPage);
  await markLeft(page);
  await goneOnce(page, `**/app${at.faq}/page-*`);
  await follow(page, at.faq);
  await expectPage(page, at.faq);
  await islandsReady(page);
  await goBack(page);
  await expectPage(page, anyPage);
  await expectRestored(page);
  await follow(page, otherPage);
  await expectPage(page, otherPage);
});
