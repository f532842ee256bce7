/**
 * Tests that what a visitor has typed into the site's own form stays, whatever happens to the page:
 * bfcache, a deploy whose files are missing, or a reload of a page that was opened before it.
 */
import {
  expectRestored,
  goBack,
  leave,
  markLeft,
  WITH_BFCACHE,
} from '@/e2e/sample/support/bfcache';
import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/countingTest';
import { countDocuments, GONE, MISSING_SCRIPT } from '@/kit/testing/failures';
import { scriptOf } from '@/kit/testing/pageScripts';

import { expectThanks } from '@/e2e/sample/support/form';
import {
  contactForm,
  expectKept,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  clickSubmit,
} from '@/e2e/sample/support/sending';

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
  await open(page, './ContactUs');
  const form = contactForm(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  await markLeft(page);
  await leave(page);
  await goBack(page, './ContactUs');
  await expectRestored(page);
  await expectKept(form, visitor);
  await clickSubmit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toHaveLength(1);
});

test('If a deploy has removed a script of the page, a form that is being filled in is not reloaded', async ({
  page,
  permit,
  request,
}) => {
  permit(LEAD_REQUEST, ...MISSING_SCRIPT);
  const script = await scriptOf(request, './ContactUs', 'layout');
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route(`**${script}`, async (route) => {
    await held;
    await route.fulfill(GONE);
  });
  const documents = countDocuments(page);
  await page.goto('./ContactUs', { waitUntil: 'domcontentloaded' });
  const form = contactForm(page);
  const visitor = newVisitor();
  await fill(form, visitor);
  const failed = page.waitForResponse(`**${script}`);
  fail();
  await failed;
  await clickSubmit(form);
  await expectThanks(page);
  expect(documents).toEqual(['/my.repo/ContactUs', '/leads', '/my.repo/thank-you']);
  expect(await leadsOf(visitor)).toMatchObject([{ name: visitor.name, phone: visitor.phone }]);
});
