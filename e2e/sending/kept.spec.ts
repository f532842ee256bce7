/**
 * Tests that what a visitor has typed into the site's own form stays, whatever happens to the page:
 * bfcache, a deploy whose files are missing, or a reload of a page that was opened before it.
 */
import { contact } from '@/content/pages/ContactUs';
import { expectRestored, goBack, leave, markLeft, WITH_BFCACHE } from '@/e2e/support/bfcache';
import { expectThanks, ownFormIn, submit } from '@/e2e/support/leadForm';
import { expectKept, fillInAll, LEAD_REQUEST, leadsOf, newVisitor } from '@/e2e/support/leads';
import { expectPage, follow, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { countDocuments, GONE, goneOnce, MISSING_SCRIPT } from '@/kit/testing/failures';
import { scriptOf } from '@/kit/testing/pageScripts';
import { LEADS } from '@/scripts/exports';

test.use({ launchOptions: WITH_BFCACHE });

// Playwright cannot answer what a page restored from bfcache requests, so no tool may count visits.
test.beforeEach(({ page }) =>
  page.route(/plausible|umami/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  ),
);

test('Back restores the contact page from bfcache with the text, which can be sent', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  await open(page, '/ContactUs');
  const form = ownFormIn(page, contact.frameTitle);
  const visitor = newVisitor();
  await fillInAll(form, visitor);
  await markLeft(page);
  await leave(page);
  await goBack(page);
  await expectRestored(page);
  await expectKept(form, visitor);
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toHaveLength(1);
});

test('If a deploy has removed the script of the next page, Back leads to the text', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  await open(page, '/ContactUs');
  const form = ownFormIn(page, contact.frameTitle);
  const visitor = newVisitor();
  await fillInAll(form, visitor);
  await goneOnce(page, `**${await scriptOf(request, '/AboutUs', `AboutUs/page`)}`);
  const documents = countDocuments(page);
  await follow(page, '/AboutUs');
  await expectPage(page, '/AboutUs');
  expect(documents).toEqual(['/AboutUs']);
  await goBack(page);
  await expectPage(page, '/ContactUs');
  await expectKept(form, visitor);
});

test('If a deploy has removed a script of the page, a form that is being filled in is not reloaded', async ({
  page,
  permit,
  request,
}) => {
  permit(LEAD_REQUEST, ...MISSING_SCRIPT);
  const script = await scriptOf(request, '/ContactUs', 'layout');
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route(`**${script}`, async (route) => {
    await held;
    await route.fulfill(GONE);
  });
  const documents = countDocuments(page);
  await page.goto('/ContactUs', { waitUntil: 'domcontentloaded' });
  const form = ownFormIn(page, contact.frameTitle);
  const visitor = newVisitor();
  await fillInAll(form, visitor);
  const failed = page.waitForResponse(`**${script}`);
  fail();
  await failed;
  await submit(form);
  await expectThanks(page);
  expect(documents).toEqual(['/ContactUs', new URL(LEADS).pathname, '/thank-you']);
  expect(await leadsOf(visitor)).toMatchObject([{ name: visitor.name, phone: visitor.phone }]);
});
