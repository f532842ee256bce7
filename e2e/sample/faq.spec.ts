import type { Page } from '@playwright/test';

import { expect, test } from '@/e2e/sample/support/test';

const PRICE = 'How does a project start, and how do you find the price?';
const DURATION = 'How long does development take, and in which time zone do you work?';
const OWNERSHIP = 'Who owns the code, and can you take over existing code?';
const LAUNCH = 'What happens after launch?';

/** Expects only the answer to this question to be open, and only this question to be bold. */
const expectOpen = (page: Page, question: string | null) =>
  expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('group')
        .evaluateAll((all) =>
          all.map((each) => {
            const summary = each.querySelector('summary')!;
            const text = summary.querySelector('.faq-question')!;
            const isBold = Number(getComputedStyle(text).fontWeight) >= 700;
            return [summary.innerText.trim(), each.lastElementChild!.checkVisibility(), isBold];
          }),
        ),
    )
    .toEqual(
      [PRICE, DURATION, OWNERSHIP, LAUNCH].map((each) => [
        each,
        each === question,
        each === question,
      ]),
    );

test('The first of four answers is open, at most one is open at a time, a click closes it again, and the open question is bold @engines', async ({
  page,
}) => {
  await page.goto('/FAQ');
  const click = (question: string) => page.getByRole('main').getByText(question).click();
  await expectOpen(page, PRICE);
  await click(LAUNCH);
  await expectOpen(page, LAUNCH);
  await click(DURATION);
  await expectOpen(page, DURATION);
  await click(OWNERSHIP);
  await expectOpen(page, OWNERSHIP);
  await click(OWNERSHIP);
  await expectOpen(page, null);
  await click(PRICE);
  await expectOpen(page, PRICE);
});
