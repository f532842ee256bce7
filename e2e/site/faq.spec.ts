import type { Page } from '@playwright/test';

import { faqs } from '@/content/collections/faqs';
import { expect, test } from '@/e2e/support/test';

const BOLD = 700;

const question = (page: Page, index: number) =>
  page.getByRole('main').getByText(faqs[index]!.question, { exact: true });
const answer = (page: Page, index: number) => page.getByText(faqs[index]!.answer);

/** At most one answer is open, and only its question is bold. */
async function expectOpen(page: Page, open: number | null) {
  for (const index of faqs.keys()) {
    await expect(answer(page, index)).toBeVisible({ visible: index === open });
    const weight = await question(page, index).evaluate((each) =>
      Number(getComputedStyle(each).fontWeight),
    );
    expect(weight >= BOLD).toBe(index === open);
  }
}

for (const path of ['/', '/FAQ'])
  test(`On ${path}, the first answer is open and at most one stays open`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(4);
    await expectOpen(page, 0);
    for (const [clicked, open] of [
      [2, 2],
      [3, 3],
      [3, null],
      [0, 0],
    ] as const) {
      await question(page, clicked).click();
      await expectOpen(page, open);
    }
  });

test('A question does not reflow when it becomes bold', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/FAQ');
  const height = async () => (await question(page, 1).boundingBox())!.height;
  const before = await height();
  await question(page, 1).click();
  await expectOpen(page, 1);
  expect(await height()).toBe(before);
});
