import {
  back,
  expectPage,
  follow,
  forward,
  isLocked,
  open,
  scrollY,
} from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

// keyboard.spec.ts tests the links in the sidebar, its × and Escape.
test('The sidebar marks the current page, closes with a click on the backdrop and on a link to that page, the page behind it is inert and does not scroll, and on right-to-left pages the sidebar is on the left @engines', async ({
  page,
}) => {
  // Wide enough to show the backdrop next to the sidebar, and narrow enough to show the toggle.
  await page.setViewportSize({ width: 800, height: 800 });
  await open(page, '/');
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await toggle.click();
  await expect(sidebar).toBeVisible();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Home');
  // After the sidebar is painted.
  await expect.poll(() => isLocked(page)).toBe(true);
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element) => element.focus());
  await expect(link).not.toBeFocused();
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(40, 400);
  await expect(sidebar).toBeHidden();
  expect(await scrollY(page)).toBe(0);
  expect(await isLocked(page)).toBe(false);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);

  await toggle.click();
  await sidebar.getByRole('link', { name: 'Home' }).click();
  await expect(sidebar).toBeHidden();

  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const from = await page.locator('dialog').evaluate((each) => getComputedStyle(each).translate);
  expect(from).toBe('-100%');
  await toggle.click();
  await expect(sidebar).toHaveCSS('translate', '0px');
  const box = (await sidebar.boundingBox())!;
  expect(box.x).toBe(0);
  expect(box.width).toBeLessThan(800);
});

test('Back and Forward close the sidebar, and the next page can be used @engines', async ({
  page,
}) => {
  await open(page, '/');
  await follow(page, 'FAQ');
  await expect(page).toHaveURL('/FAQ');
  await page.setViewportSize({ width: 390, height: 844 });
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  const openSidebar = async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => isLocked(page)).toBe(true);
  };
  const expectUsable = async () => {
    await expect(sidebar).toBeHidden();
    expect(await isLocked(page)).toBe(false);
    await expect(page.getByRole('main')).toBeFocused();
  };
  await openSidebar();
  await back(page, '/');
  await expectUsable();
  await openSidebar();
  await forward(page, '/FAQ');
  await expectPage(
    page,
    '/FAQ',
    'Frequently Asked Questions for Our Software Development Services',
  );
  await expectUsable();
});
