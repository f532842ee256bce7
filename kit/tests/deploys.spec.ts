/**
 * Pages that were opened before a deploy. After it, files that these pages need are missing or belong
 * to the new version.
 */
import { countDocuments, GONE, goneFor, goneOnce, MISSING_SCRIPT } from '../testing/failures';
import { scriptOf } from '../testing/pageScripts';
import { isHydrated } from './support/fixture';
import { expect, test } from './support/hostTest';
import { expectPage, hydrated, link } from './support/visit';

test('If the data of the next page is missing, a click on its link causes a full page load', async ({
  page,
  permit,
}) => {
  permit(/^404 .*\.txt/, /^console Failed to load resource: .*404/);
  await page.route(/\.txt\?/, (route) => route.fulfill(GONE));
  await page.goto('/');
  await hydrated(page);
  const documents = countDocuments(page);
  await link(page, 'About').click();
  await expectPage(page, '/About');
  await expect.poll(() => documents).toEqual(['/About']);
  await hydrated(page);
});

test('If the script of the next page is missing, links and the Back button still work, with a full page load', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  await page.goto('/Contact');
  await hydrated(page);
  // Only the first request for the script fails. The full page load requests the script again.
  await goneOnce(page, `**${await scriptOf(request, '/About', 'About/page')}`);
  const documents = countDocuments(page);
  await link(page, 'About').click();
  await expectPage(page, '/About');
  expect(documents).toEqual(['/About']);
  await page.goBack();
  await expectPage(page, '/Contact');
});

test('A page whose script is missing is reloaded once, and then hydrates', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  const documents = await goneFor(page, await scriptOf(request, '/About', 'About/page'), 1);
  await page.goto('/About', { waitUntil: 'commit' });
  await expect.poll(() => documents).toEqual(['/About', '/About']);
  await page.waitForFunction(isHydrated);
});

test('If the script of a page is still missing after a reload, the page works without scripts and is not reloaded again', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  const script = await scriptOf(request, '/About', 'About/page');
  const documents = await goneFor(page, script, 2);
  let missing = 0;
  page.on('response', (response) => (missing += Number(response.url().endsWith(script))));
  await page.goto('/About', { waitUntil: 'commit' });
  await expect.poll(() => documents).toEqual(['/About', '/About']);
  // In each document, the loader requests the script, and then webpack. Both remove the element when it fails.
  await expect.poll(() => missing).toBe(4);
  await expect(page.locator(`script[src$="${script}"]`)).toHaveCount(0);
  await link(page, 'Contact').click();
  await expectPage(page, '/Contact');
  expect(documents).toEqual(['/About', '/About', '/Contact']);
});
