import type { Page } from '@playwright/test';

import { faqs } from '@/content/collections/faqs';
import { open, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const BOLD = 700;

const question = (page: Page, index: number) =>
  page.getByRole('main').getByText(faqs[index]!.question, { exact: true });

test('The first FAQ answer is open, at most one answer is open at a time, and a question keeps its width when it becomes bold', async ({
  page,
}) => {
  await open(page, at.faq);
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(faqs.length);
  const expectOpen = async (open: number | null) => {
    for (const index of faqs.keys()) {
      const isOpen = index === open;
      await expect(page.getByText(faqs[index]!.answer)).toBeVisible({ visible: isOpen });
      const weight = await question(page, index).evaluate((each) =>
        Number(getComputedStyle(each).fontWeight),
      );
      expect(weight >= BOLD).toBe(isOpen);
    }
  };
  await expectOpen(0);
  const last = faqs.length - 1;
  const clicks: [clicked: number, open: number | null][] = [
    [last, last === 0 ? null : last],
    [last, last === 0 ? 0 : null],
  ];
  if (last > 0) clicks.push([1, 1], [0, 0]);
  for (const [clicked, open] of clicks) {
    const width = async () => (await question(page, clicked).boundingBox())!.width;
    const before = await width();
    await question(page, clicked).click();
    await expectOpen(open);
    expect(await width()).toBe(before);
  }
});
