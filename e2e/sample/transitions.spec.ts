/** Transitions between the documents of lists and entries (EntryTransition.css). */
import { expectMoved, namesOf, recordMoves } from '@/e2e/sample/support/moves';
import { MOVING } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

test.use(MOVING);

for (const { name, from, path } of [
  { name: 'its list', from: '/Work', path: '/Work/pomelune-stock' },
  {
    name: 'the list of a tag',
    from: '/Insights/tags/ownership',
    path: '/Insights/what-a-handover-contains',
  },
])
  test(`Title and picture of an entry move from ${name} to the entry`, async ({ page }) => {
    await recordMoves(page);
    await page.goto(from);
    await expectMoved(page, []);
    await page.getByRole('main').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expectMoved(page, namesOf(path));
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
