/** Tests that pages with the site's own form are restored from bfcache, with what a visitor has typed. */
import {
  expectRestored,
  goBack,
  leave,
  markLeft,
  VISITORS_CHROMIUM,
} from '@/e2e/sample/support/bfcache';
import {
  contactForm,
  expectKept,
  expectThanks,
  fill,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  submit,
} from '@/e2e/sample/support/form';
import { open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/countingTest';

test.use({ launchOptions: VISITORS_CHROMIUM });

// Playwright cannot answer what a page restored from bfcache requests, so no tool may count visits.
test.beforeEach(({ page }) =>
  page.route(/plausible|umami/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  ),
);

test('Text that was typed into the contact page can be sent after Back restores the page from bfcache', async ({
  page,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const form = contactForm(page);
  const visitor = newVisitor();
  await open(page, './ContactUs');
  await fill(form, visitor);
  await markLeft(page);
  await leave(page);
  await goBack(page, './ContactUs');
  await expectRestored(page);
  await expectKept(form, visitor);
  await submit(form);
  await expectThanks(page);
  expect(await leadsOf(visitor)).toHaveLength(1);
});
