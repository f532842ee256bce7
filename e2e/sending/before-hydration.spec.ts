/** Tests what becomes of a lead that is submitted before hydration, and of what was typed until then. */
import { ownForm } from '@/content/leadForm';
import { contact } from '@/content/pages/ContactUs';
import { expectThanks, ownFormIn, submit } from '@/e2e/support/leadForm';
import {
  expectKept,
  fillInAll,
  LEAD_REQUEST,
  leadsOf,
  newVisitor,
  sendAs,
} from '@/e2e/support/leads';
import { scriptsOf } from '@/kit/testing/pageScripts';
import { LEADS } from '@/scripts/exports';
import { at, islandsReady } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

/** Longer than the inline script waits for hydration, in ms. */
const GIVEN_UP_MS = 8000;

test('Text that was typed before hydration stays, and a click on the button waits for the scripts, as do links', async ({
  page,
  request,
  permit,
}) => {
  permit(LEAD_REQUEST);
  const runtime = (await scriptsOf(request, at.contact)).at(-1)!;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${runtime}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${at.contact}?utm_source=news&product=SaaS`, { waitUntil: 'domcontentloaded' });
  const { form, visitor } = await sendAs(page);
  await expect(form.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await expectKept(form, visitor);
  expect(await leadsOf(visitor)).toEqual([]);
  const asked = page.waitForEvent('dialog');
  void page.getByRole('banner').getByRole('link').first().click({ noWaitAfter: true });
  await (await asked).dismiss();
  release();
  await expectThanks(page);
  expect(await leadsOf(visitor)).toMatchObject([
    { name: visitor.name, message: visitor.message, utm_source: 'news', product: 'SaaS' },
  ]);
});

for (const fault of ['fail', 'take too long'] as const)
  test(`If scripts ${fault}, the browser posts the form, the lead is counted, and Back says that it was sent`, async ({
    page,
    request,
    permit,
    counted,
  }) => {
    permit(LEAD_REQUEST);
    if (fault === 'fail') permit(/^failed /, /^console .*ERR_FAILED/);
    const runtime = (await scriptsOf(request, at.contact)).at(-1)!;
    let isBroken = true;
    await page.route(`**${runtime}`, (route) => {
      if (!isBroken) return route.continue();
      return fault === 'fail' ? route.abort() : undefined;
    });
    await page.goto(at.contact, { waitUntil: 'domcontentloaded' });
    const visitor = newVisitor();
    const form = ownFormIn(page, contact.frameTitle);
    await fillInAll(form, visitor);
    const posted = page.waitForRequest(LEADS, { timeout: 2 * GIVEN_UP_MS });
    await submit(form);
    await posted;
    isBroken = false;
    await expectThanks(page);
    expect(await leadsOf(visitor)).toMatchObject([{ name: visitor.name, email: visitor.email }]);
    await expect.poll(() => counted.plausible).toContain(`lead ${at.thankYou}`);
    await page.goBack();
    await expect(form.getByText(ownForm.alreadySent)).toBeVisible();
  });

test('What the browser validates without scripts is explained in words after hydration', async ({
  page,
}) => {
  await page.goto(at.contact);
  await islandsReady(page);
  const form = ownFormIn(page, contact.frameTitle);
  await submit(form);
  await expect(form.getByText(ownForm.fields.name.missing)).toBeVisible();
});
