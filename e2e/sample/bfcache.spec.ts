import {
  expectRestored,
  goBack,
  leave,
  markLeft,
  WITH_BFCACHE,
} from '@/e2e/sample/support/bfcache';
import { fieldIn } from '@/e2e/sample/support/form';
import {
  expectPage,
  follow,
  islandsReady,
  isLocked,
  MOVING,
  open,
  openStopped,
} from '@/e2e/sample/support/page';
import { closePopup, openPopup, popup, popupFrame } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';
import { goneOnce } from '@/kit/testing/failures';

test.use({ ...MOVING, launchOptions: WITH_BFCACHE });

const FORM = '/forms/wtl/demo/';

test('Back restores a page from bfcache', async ({ page }) => {
  // The demo form, and pages with different islands and sections.
  for (const path of ['/', '/Products', '/ContactUs', '/Privacy-policy', '/thank-you', FORM]) {
    await page.goto(path);
    if (path !== FORM) await islandsReady(page);
    await markLeft(page);
    await leave(page);
    await goBack(page, path);
    await expectRestored(page);
  }
});

test.describe('For a new visitor', () => {
  test.use({ visitor: 'new' });

  test('Back restores the open popup with the typed text, and the popup can be closed', async ({
    page,
  }) => {
    await openStopped(page, '/FAQ');
    await openPopup(page);
    const name = fieldIn(popupFrame(page).contentFrame(), 'Name');
    await name.fill('Ada');
    await markLeft(page);
    await leave(page);
    await goBack(page, '/FAQ');
    await expectRestored(page);
    await expect(popup(page)).toBeVisible();
    // Playwright cannot find the frames of a page restored from bfcache, so use a script.
    const typed = popupFrame(page).evaluate(
      (frame: HTMLIFrameElement) =>
        frame.contentDocument!.querySelector<HTMLInputElement>('#name')!.value,
    );
    expect(await typed).toBe('Ada');
    await closePopup(page);
    expect(await isLocked(page)).toBe(false);
    await page.clock.runFor(5000);
    await expect(popup(page)).toHaveCount(0);
  });

  test('the popup does not open on a page restored from bfcache if it has already opened on another page', async ({
    page,
  }) => {
    await openStopped(page, '/FAQ');
    await page.clock.runFor(1250);
    await markLeft(page);
    await open(page, '/AboutUs');
    await openPopup(page);
    await goBack(page, '/FAQ');
    await expectRestored(page);
    await page.clock.runFor(5000);
    await expect(popup(page)).toHaveCount(0);
  });
});

test('Back restores the open sidebar, and the links in the sidebar work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await expect(sidebar).toBeVisible();
  await markLeft(page);
  await leave(page);
  await goBack(page, '/');
  await expectRestored(page);
  await expect(sidebar).toBeVisible();
  await sidebar.getByRole('link', { name: 'About Us' }).click();
  await expectPage(page, '/AboutUs', 'About us');
  await expect(sidebar).toBeHidden();
  expect(await isLocked(page)).toBe(false);
});

test('Back restores a page from bfcache even after a missing script has caused a full page load', async ({
  page,
  permit,
}) => {
  permit(/^404 .*\.js$/, /^console Failed to load resource: .*404/);
  await open(page, '/AboutUs');
  await markLeft(page);
  await goneOnce(page, '**/app/Products/page-*');
  await follow(page, 'Products');
  await expectPage(page, '/Products', 'Products');
  await islandsReady(page);
  await goBack(page, '/AboutUs');
  await expectPage(page, '/AboutUs', 'About us');
  await expectRestored(page);
  await follow(page, 'Services');
  await expectPage(page, '/Services', 'Services');
});
