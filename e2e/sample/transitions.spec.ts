/** Transitions between the documents of lists and entries (EntryTransition.css). */
import type { Page } from '@playwright/test';

import { MOVING } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

test.use(MOVING);

/** What moves from the page before, when this page shows. Undefined until then. */
type Revealed = Window & { moved?: readonly string[] };

/** Records what moves between documents: the names that both have. */
const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const shown = window as Revealed;
      if (!viewTransition) {
        shown.moved = [];
        return;
      }
      void viewTransition.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        shown.moved = parts
          .flatMap((part) => /^::view-transition-group\((.*)\)$/.exec(part)?.[1] ?? [])
          .sort();
      });
    });
  });

const expectMoved = (page: Page, names: readonly string[]) =>
  expect.poll(() => page.evaluate(() => (window as Revealed).moved)).toEqual(names);

for (const { name, from, path } of [
  { name: 'its list', from: '/Work', path: '/Work/pomelune-stock' },
  {
    name: 'the list of a tag',
    from: '/Insights/tags/ownership',
    path: '/Insights/what-a-handover-contains',
  },
])
  test(`Title and picture of an entry move from ${name} to the entry`, async ({ page }) => {
    const names = ['nav-bar', `picture${path}`, 'root', `title${path}`].map((each) =>
      each.replaceAll('/', '-'),
    );
    await recordMoves(page);
    await page.goto(from);
    await expectMoved(page, []);
    await page.getByRole('main').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expectMoved(page, names);
  });

test('With reduced motion, nothing moves between a list and an entry', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordMoves(page);
  await page.goto('/Work');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'A shop that sells only what is on the shelf' })
    .click();
  await expect(page).toHaveURL('/Work/pomelune-stock');
  await expectMoved(page, []);
});
