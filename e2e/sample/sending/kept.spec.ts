/**
 * Tests that what a visitor has typed into the site's own form stays, whatever happens to the page:
 * bfcache, a deploy whose files are missing, or a reload of a page that was opened before it.
 */
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
import { countDocuments, GONE, MISSING_SCRIPT } from '@/kit/testing/failures';
import { scriptOf } from '@/kit/testing/pageScripts';

test.use({ launchOptions: VISITORS_CHROMIUM });

// Playwright cannot answer what a page restored from bfcache requests, so no tool may count visits.
test.beforeEach(({ page }) =>
  page.route(/plausible|umami/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  ),
);

test('Text that was typed into the contact page can be sent after Back restores the page from bfcache, and if a deploy has removed a script of the page, which is not reloaded', async ({
  page,
  permit,
  request,
}) => {
  permit(LEAD_REQUEST, ...MISSING_SCRIPT);
  const form = contactForm(page);

  await test.step('Back restores the page', async () => {
    await open(page, './ContactUs');
    const visitor = newVisitor();
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

  await test.step('A deploy has removed a script', async () => {
    const script = await scriptOf(request, './ContactUs', 'layout');
    let fail = () => {};
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route(`**${script}`, async (route) => {
      await held;
      await route.fulfill(GONE);
    });
    const documents = countDocuments(page);
    await page.goto('./ContactUs', { waitUntil: 'domcontentloaded' });
    const visitor = newVisitor();
    await fill(form, visitor);
    const failed = page.waitForResponse(`**${script}`);
    fail();
    await failed;
    await submit(form);
    await expectThanks(page);
    expect(documents).toEqual(['/my.repo/ContactUs', '/leads', '/my.repo/thank-you']);
    expect(await leadsOf(visitor)).toMatchObject([{ name: visitor.name, phone: visitor.phone }]);
  });
});
