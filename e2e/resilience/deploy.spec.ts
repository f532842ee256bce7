/**
 * Tests pages that were opened before a deploy. After the deploy, files that these pages need are
 * missing. kit/tests/deploys.spec.ts has the other faults.
 */
import { products } from '@/content/collections/products';
import { home } from '@/content/pages/home';
import { anyPage, at, expectPage, follow, open, otherPage } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { countDocuments, goneFor, goneOnce, MISSING_SCRIPT } from '@/kit/testing/failures';
import { scriptOf } from '@/kit/testing/pageScripts';
import { isHydrated } from '@/lib/early';

test('If the script of the next page is missing, the Back button and links with a URL fragment still work, with a full page load', async ({
  page,
  permit,
  request,
}) => {
  test.skip(home.hero.picture !== null, 'The hero has a picture instead of links to products');
  permit(...MISSING_SCRIPT);
  await open(page, '/');
  // Only the first request for the script fails. The full page load requests the script again.
  await goneOnce(page, `**${await scriptOf(request, at.products, `${at.products.slice(1)}/page`)}`);
  const documents = countDocuments(page);
  const tile = page.getByRole('navigation', { name: home.hero.boardLabel }).getByRole('link');
  const { id } = products[Math.min(2, products.length - 1)]!;
  await tile.and(page.locator(`[href$="#product-${id}"]`)).click();
  await expect(page).toHaveURL(`${at.products}#product-${id}`);
  await expectPage(page, at.products);
  await expect(page.locator(`#product-${id}`)).toBeInViewport();
  expect(documents).toEqual([at.products]);

  await open(page, otherPage);
  await follow(page, anyPage);
  await expectPage(page, anyPage);
  await page.reload();
  await goneOnce(page, `**${await scriptOf(request, otherPage, `${otherPage.slice(1)}/page`)}`);
  await page.goBack();
  await expectPage(page, otherPage);
});

test('A page whose script is missing is reloaded once, and then hydrates', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  const documents = await goneFor(page, await scriptOf(request, at.faq, 'layout'), 1);
  await page.goto(at.faq, { waitUntil: 'commit' });
  await expect.poll(() => documents).toEqual([at.faq, at.faq]);
  await page.waitForFunction(isHydrated);
  await expectPage(page, at.faq);
});
