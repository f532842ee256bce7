import { faqs } from '@/content/collections/faqs';
import { open, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

// site/pages.spec.ts and accessibility/keyboard test which answer is open.
test('An FAQ question keeps its width when it becomes bold', async ({ page }) => {
  await open(page, at.faq);
  const question = page.getByRole('main').getByText(faqs.at(-1)!.question, { exact: true });
  const weight = () => question.evaluate((each) => Number(getComputedStyle(each).fontWeight));
  const width = async () => (await question.boundingBox())!.width;
  const [weightBefore, widthBefore] = [await weight(), await width()];
  await question.click();
  await expect.poll(weight).not.toBe(weightBefore);
  expect(await width()).toBe(widthBefore);
});
