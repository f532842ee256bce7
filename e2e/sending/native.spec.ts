/** Tests a service whose answers the site cannot read (Salesforce, Zoho CRM). */
import { ownForm } from '@/content/leadForm';
import { titleAt } from '@/e2e/support/booking';
import { expectThanks, fieldIn, submit } from '@/e2e/support/leadForm';
import { expectKept, failureIn, LEAD_REQUEST, leadsOf, release, sendAs } from '@/e2e/support/leads';
import { serveNativeForm } from '@/e2e/support/otherService';
import { openStopped } from '@/e2e/support/popup';
import { anyPage, at, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/formFrame';

const PRODUCT = titleAt(1);

test.use({ baseURL: serveNativeForm });

test.beforeEach(async ({ page, permit }) => {
  permit(LEAD_REQUEST);
  await open(page, `${anyPage}?utm_source=news`);
  await openStopped(page, `${at.contact}?${new URLSearchParams({ product: PRODUCT })}`);
});

for (const behavior of ['Quill & Co', 'by script'] as const)
  test(`A lead arrives under the service's names with all details (redirect: ${behavior}), and Back leads to the form`, async ({
    page,
  }) => {
    const { visitor, form } = await sendAs(page, behavior);
    await expectThanks(page);
    await expect.poll(() => page.frames()).toHaveLength(1);
    const [lead, ...others] = await leadsOf(visitor);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      actionType: 'TGVhZHM=',
      xnQsjsdp: 'a',
      'Last Name': visitor.name,
      Email: visitor.email,
      product: PRODUCT,
      returnURL: new URL(at.thankYou, page.url()).href,
    });
    expect(lead!.Description!.replaceAll('\r', '')).toBe(
      [
        visitor.message,
        '',
        `product: ${PRODUCT}`,
        `landing_page: ${anyPage}`,
        'utm_source: news',
      ].join('\n'),
    );
    await page.goBack();
    await expect(page).toHaveURL(({ pathname }) => pathname === at.contact);
    await expect(form.getByRole('button')).toHaveText(ownForm.submit);
  });

for (const behavior of ['to /', 'to ?ok=1', 'to .html'] as const)
  test(`A redirect ${behavior} after the path of /thank-you is recognized`, async ({ page }) => {
    const { visitor } = await sendAs(page, behavior);
    await expectThanks(page);
    await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
    await expectThanks(page);
    expect(await leadsOf(visitor)).toHaveLength(1);
  });

test('The browser asks before a visitor closes the page while a lead is on its way', async ({
  page,
}) => {
  const { visitor } = await sendAs(page, 'late');
  await expect.poll(async () => (await leadsOf(visitor)).length).toBe(1);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await release(visitor);
  await expectThanks(page);
});

for (const behavior of ['silent', 'never'] as const)
  test(`If the service does not redirect to /thank-you (${behavior}), the form says after 10 s that the lead may be lost`, async ({
    page,
  }) => {
    const { form, visitor } = await sendAs(page, behavior);
    await expect(form.getByRole('button')).toHaveText(ownForm.sending);
    // Playwright would wait until the button is enabled.
    await form.getByRole('button').click({ force: true });
    await expect.poll(async () => (await leadsOf(visitor)).length).toBe(1);
    await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
    await expect(failureIn(form, 'unknown')).toBeFocused();
    await expectKept(form, visitor);
    await expect(page).toHaveURL(({ pathname }) => pathname === at.contact);
    // The second try succeeds.
    await fieldIn(form, 'company').fill('Quill & Co');
    await submit(form);
    await expectThanks(page);
  });

test('If the service rejects a lead by going back, the page with the form stays, and so does the text', async ({
  page,
}) => {
  const { form, visitor } = await sendAs(page, 'sends back');
  await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
  await expect(form.getByRole('region')).toBeFocused();
  await expectKept(form, visitor);
  await expect(page).toHaveURL(({ pathname }) => pathname === at.contact);
});
