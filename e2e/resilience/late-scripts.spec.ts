/** Delayed scripts: the page is complete without them, and hydration does not change it. */
import { terms } from '@/content/pages/Privacy-policy';
import { expectPageComplete } from '@/e2e/support/expectPageComplete';
import { expectAsDelivered } from '@/e2e/support/delivered';
import { delayScripts, shown } from '@/e2e/support/delayScripts';
import { MOVING } from '@/e2e/support/motion';
import { islandsReady, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

test.use(MOVING);

/** A clause with many clauses before and after it. */
const MIDDLE = '#indemnity';

for (const path of paths) {
  test(`${path} is complete before its scripts load, and they do not change it`, async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await shown(page, path);
    await expectPageComplete(page, path);
    release();
    await islandsReady(page);
    await expectAsDelivered(page);
  });
}

test('An anchor in the agreement is below the navigation bar before and after hydration', async ({
  page,
}) => {
  const release = await delayScripts(page);
  await shown(page, '/TermAndCondition');
  const contents = page.getByRole('navigation', { name: terms.contents });
  await contents.locator(`a[href="${MIDDLE}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${MIDDLE}$`));
  const top = () => page.locator(MIDDLE).evaluate((clause) => clause.getBoundingClientRect().top);
  const shownAt = await top();
  const bar = (await page.getByRole('banner').boundingBox())!;
  expect(shownAt).toBeGreaterThanOrEqual(bar.height);
  expect(shownAt).toBeLessThan(2 * bar.height);
  release();
  await islandsReady(page);
  expect(await top()).toBeCloseTo(shownAt, 0);
});
