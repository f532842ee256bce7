import {
  expectContactComplete,
  expectHomeComplete,
  expectNothingHidden,
  expectProductsComplete,
} from '@/e2e/sample/support/complete';
import { follow, MOVING } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ ...MOVING, javaScriptEnabled: false });

for (const { path, expectComplete } of [
  { path: '/', expectComplete: expectHomeComplete },
  { path: '/Products', expectComplete: expectProductsComplete },
  { path: '/ContactUs', expectComplete: expectContactComplete },
])
  test(`${path} is complete and usable without scripts`, async ({ page }) => {
    await page.goto(path);
    await expectComplete(page);
  });

test('The links of the bar lead through the site without scripts, and no page hides text', async ({
  page,
}) => {
  await page.goto('/');
  for (const label of ['About Us', 'Services', 'FAQ', 'Privacy Policy']) {
    await follow(page, label);
    const current = page.getByRole('banner').locator('[aria-current="page"]');
    await expect(current).toHaveText(label);
    await expectNothingHidden(page);
  }
});

test('On a phone, the table of contents of the agreement opens without scripts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/Privacy-policy');
  const folded = page.getByRole('main').getByRole('group').filter({ hasText: 'Contents' });
  await folded.locator('summary').click();
  await expect(folded.getByRole('link', { name: 'Scope of work' })).toBeVisible();
});
