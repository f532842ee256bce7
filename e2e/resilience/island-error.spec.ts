import { counterTexts, openAnswer, FINAL_COUNTS } from '@/e2e/support/journeys';
import { MOVING } from '@/e2e/support/motion';
import { openPopup, openStopped } from '@/e2e/support/popup';
import { expect, test } from '@/e2e/support/test';

test.use({ ...MOVING, visitor: 'new' });

test('Islands that throw keep their static HTML, each error is logged once, and the other islands work', async ({
  page,
  permit,
}) => {
  test.skip(FINAL_COUNTS.length === 0, 'The site has no counters');
  permit(/^console .*planted/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('planted')) logged.push(message.text());
  });
  // Make `observe` throw for the elements of the counters (`.counter`).
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (target.matches('.counter')) throw new Error('planted');
      observe.call(this, target);
    };
  });
  await openStopped(page, '/');
  await expect(counterTexts(page)).toHaveText(FINAL_COUNTS);
  await openAnswer(page);
  await openPopup(page);
  expect(logged).toHaveLength(FINAL_COUNTS.length);
});
