import type { Page } from '@playwright/test';

import { faqs } from '@/content/collections/faqs';
import { expect, skipToContent, tabTo, test } from '@/e2e/support/keyboard';

const group = (page: Page, index: number) => page.getByRole('main').getByRole('group').nth(index);
const summary = (page: Page, index: number) => group(page, index).locator('summary');

async function expectOpen(page: Page, shown: number | null) {
  for (const [index, { answer }] of faqs.entries())
    await expect(page.getByText(answer)).toBeVisible({ visible: index === shown });
}

for (const path of ['/', '/FAQ']) {
  test(`On ${path}, Enter and Space open and close the answers`, async ({ page }) => {
    await page.goto(path);
    await skipToContent(page);
    await tabTo(page, summary(page, 0));
    await expectOpen(page, 0);
    await page.keyboard.press('Enter');
    await expectOpen(page, null);
    for (const [index, key] of ['Space', 'Enter', 'Space'].entries()) {
      await page.keyboard.press('Tab');
      await expect(summary(page, index + 1)).toBeFocused();
      await page.keyboard.press(key);
      await expectOpen(page, index + 1);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(summary(page, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectOpen(page, 2);
  });
}
