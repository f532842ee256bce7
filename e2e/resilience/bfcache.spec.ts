import { book, booking } from '@/e2e/support/booking';
import { comeBack, expectKept, keepsPages, leave, markLeft } from '@/e2e/support/bfcache';
import { goneOnce } from '@/e2e/support/deploy';
import { formIn } from '@/e2e/support/leadForm';
import { isLocked, islandsReady, open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use({ launchOptions: keepsPages });

for (const path of [...paths, '/forms/wtl/demo/']) {
  test(`Back to ${path} restores the page from bfcache`, async ({ page }) => {
    await page.goto(path);
    if (paths.includes(path as (typeof paths)[number])) await islandsReady(page);
    await markLeft(page);
    await leave(page);
    await comeBack(page);
    await expect(page).toHaveURL(path);
    await expectKept(page);
  });
}

test('A page left with an open dialog is restored with it, and works', async ({ page }) => {
  await open(page, '/Products');
  await book(page, 'SaaS Development');
  // Browsers do not store a page in bfcache while it is loading.
  await expect(formIn(booking(page), 'Booking Form').getByRole('button')).toBeVisible();
  await markLeft(page);
  await leave(page);
  await comeBack(page);
  await expectKept(page);
  await expect(booking(page)).toBeVisible();
  await booking(page).getByRole('button', { name: 'Close' }).click();
  await expect(booking(page)).toBeHidden();
  expect(await isLocked(page)).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/FAQ');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A page left because of a missing script works again after Back', async ({ page, permit }) => {
  permit(/^404 .*\.js$/, /^console Failed to load resource: .*404/);
  await open(page, '/Services');
  await markLeft(page);
  await goneOnce(page, '**/app/FAQ/page-*');
  const follow = (name: string) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await follow('FAQ');
  await expect(page).toHaveURL('/FAQ');
  await islandsReady(page);
  await comeBack(page);
  await expect(page).toHaveURL('/Services');
  await expectKept(page);
  await follow('About Us');
  await expect(page).toHaveURL('/AboutUs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
});
