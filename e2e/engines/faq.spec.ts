import { faqs } from '@/content/collections/faqs';
import { button } from '@/e2e/engines/target';
import { expect, test } from '@/e2e/engines/test';

/** Which answers are visible. */
const seen = () =>
  [...document.querySelectorAll('.faq-item p')].map((answer) => answer.checkVisibility());

const only = (open: number | null) => faqs.map((_, index) => index === open);

test('The first answer is open, and at most one stays open', async ({ visitor }) => {
  await visitor.open('/FAQ');
  expect(await visitor.evaluate(seen)).toEqual(only(0));
  await visitor.click(button(faqs[2]!.question));
  await visitor.expectValue(seen, only(2));
  await visitor.press('Enter');
  await visitor.expectValue(seen, only(null));
  await visitor.click(button(faqs[3]!.question));
  await visitor.expectValue(seen, only(3));
});
