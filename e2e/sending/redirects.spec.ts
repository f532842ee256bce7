/**
 * Tests a service that redirects to another host, which the policy must allow: `frame-src` for the
 * hidden frame and, because Chromium applies it to redirects, `form-action`.
 */
import { THIRD_HOST } from '@/scripts/exports';
import { expectThanks } from '@/e2e/support/leadForm';
import { expectKept, failureIn, LEAD_REQUEST, leadsOf, sendAs } from '@/e2e/support/leads';
import { serveForm } from '@/e2e/support/otherService';
import { openStopped } from '@/e2e/support/popup';
import { at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/formFrame';

const SERVICE = { NEXT_PUBLIC_LEAD_FORM_SERVICE: 'native' };
const THIRD_REQUEST = new RegExp(`^foreign ${THIRD_HOST}/`);

test.beforeEach(({ permit }) => permit(LEAD_REQUEST));

test.describe('If the settings list the host that the service redirects to', () => {
  test.use({
    baseURL: serveForm({ ...SERVICE, NEXT_PUBLIC_LEAD_FORM_ORIGINS: THIRD_HOST }),
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('the redirect leads to /thank-you', async ({ page, permit }) => {
        permit(THIRD_REQUEST);
        await page.goto(at.contact);
        const { visitor } = await sendAs(page, 'elsewhere');
        await expectThanks(page);
        expect(await leadsOf(visitor)).toHaveLength(1);
      });
    });
});

test.describe('If the settings do not list the host that the service redirects to', () => {
  test.use({ baseURL: serveForm(SERVICE) });

  test('the form says that it cannot tell whether the lead arrived, and keeps the text', async ({
    page,
    permit,
  }) => {
    permit(/^console .*frame-src/, /^console .*form-action/, /^failed .*ERR_BLOCKED_BY_CSP/);
    await openStopped(page, at.contact);
    const { form, visitor } = await sendAs(page, 'elsewhere');
    await expect.poll(() => leadsOf(visitor)).toHaveLength(1);
    await page.clock.runFor(LEAD_FORM_TIMEOUT_MS);
    await expect(failureIn(form, 'unknown')).toBeFocused();
    await expectKept(form, visitor);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the form stays, with the text', async ({ page, permit }) => {
      permit(/^console .*form-action/);
      await page.goto(at.contact);
      const { form, visitor } = await sendAs(page, 'elsewhere');
      await expect.poll(() => leadsOf(visitor)).toHaveLength(1);
      await expectKept(form, visitor);
    });
  });
});
