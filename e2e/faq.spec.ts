import type { Page } from '@playwright/test';

import { faqs } from '@/content/collections/faqs';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const BOLD = 700;

const question = (page: Page, index: number) =>
  page.getByRole('main').getByText(faqs[index]!.question, { exact: true });
const answer = (page: Page, index: number) => page.getByText(faqs[index]!.answer);
const weight = (page: Page, index: number) =>
  question(page, index).evaluate((element) => Number(getComputedStyle(element).fontWeight));

/** Which answer is open, or none; the open question, and no other, is bold. */
async function expectOpen(page: Page, open: number | null) {
  for (const index of faqs.keys()) {
    if (index === open) {
      await expect(answer(page, index)).toBeVisible();
      expect(await weight(page, index)).toBe(BOLD);
    } else {
      await expect(answer(page, index)).toBeHidden();
      expect(await weight(page, index)).toBeLessThan(BOLD);
    }
  }
}

/** Opens and closes all that can be opened and closed. */
async function expectAccordion(page: Page) {
  await expectOpen(page, 0);
  await question(page, 2).click();
  await expectOpen(page, 2);
  await question(page, 3).click();
  await expectOpen(page, 3);
  await question(page, 3).click();
  await expectOpen(page, null);
  await question(page, 0).click();
  await expectOpen(page, 0);
}

test('There are exactly four questions', async ({ page }) => {
  await open(page, '/FAQ');
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(4);
});

for (const path of ['/', '/FAQ']) {
  test(`On ${path} the first answer is open and one at most stays open`, async ({ page }) => {
    await open(page, path);
    await expectAccordion(page);
  });
}

test('Opening an answer keeps every question on as many lines as before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/FAQ');
  const height = async () => (await question(page, 1).boundingBox())!.height;
  const before = await height();
  await question(page, 1).click();
  await expectOpen(page, 1);
  expect(await height()).toBe(before);
});
