/**
 * Pages that were opened before a deploy. After it, files that these pages need are missing or belong
 * to the new version.
 */
import { countDocuments, GONE, MISSING_SCRIPT } from '../testing/failures';
import { scriptOf } from '../testing/pageScripts';
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
  // The full page load requests the script again. To remove the route could hang that request forever.
  let isAsked = false;
  await page.route(`**${await scriptOf(request, '/About', 'About/page')}`, (route) => {
    if (isAsked) return route.continue();
    isAsked = true;
    return route.fulfill(GONE);
  });
  const documents = countDocuments(page);
  await link(page, 'About').click();
  await expectPage(page, '/About');
  expect(documents).toEqual(['/About']);
  await page.goBack();
  await expectPage(page, '/Contact');
});

test('A page whose script is missing is reloaded once. If it is still missing, the page works without scripts', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  const script = await scriptOf(request, '/About', 'About/page');
  // Playwright's `evaluate` counts as user activation, and the kit does not reload a page that the visitor has used.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  await page.route(`**${script}`, (route) => route.fulfill(GONE));
  const documents = countDocuments(page);
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
