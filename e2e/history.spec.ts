import { islandsReady, open, scrollDown, scrollY } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test('Back after a place and another page shows the first page again', async ({ page }) => {
  await open(page, '/Privacy-policy');
  await page.getByRole('link', { name: '7 Indemnity' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/FAQ$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/Privacy-policy#indemnity$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Term & Conditions');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Term & Conditions');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a link to the page that is shown leads to its top', async ({ page }) => {
  await open(page, '/Services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'WEBSITE' }).click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the bar marks the right page, however the address is written', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await page.goto('/AboutUs/');
  await islandsReady(page);
  await expect(current).toHaveText(['About Us']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await expect(current).toHaveText(['FAQ']);
});

test('the skip link lies over the bar', async ({ page }) => {
  await open(page, '/');
  await scrollDown(page);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeFocused();
  await link.click({ trial: true });
});
