import { counters } from '@/e2e/sample/support/counters';
import { openAnswer } from '@/e2e/sample/support/journeys';
import { MOVING, openStopped } from '@/e2e/sample/support/page';
import { openPopup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';

test.use({ ...MOVING, visitor: 'new' });

test('Islands that throw keep their static HTML, each error is logged once, and the other islands work', async ({
  page,
  permit,
}) => {
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
  await expect(counters(page)).toHaveText(['500+', '50+']);
  await openAnswer(page);
  await openPopup(page);
  expect(logged).toHaveLength(2);
});
