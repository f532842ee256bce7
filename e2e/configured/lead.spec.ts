import type { FrameLocator, Page } from '@playwright/test';

import { book, booking, titleAt } from '@/e2e/support/booking';
import { follow } from '@/e2e/support/attribution';
import { BOOKING, CONTACT_PAGE } from '@/e2e/support/formPlaces';
import {
  expectThanks,
  fieldIn,
  fillIn,
  formIn,
  productIn,
  SERVICE,
  SERVICE_REQUEST,
  submit,
  VISITOR,
} from '@/e2e/support/leadForm';
import { openPopup, openStopped, popup, popupFrame } from '@/e2e/support/popup';
import { islandsReady, open, at } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { conversions, NETWORK_REQUEST, REPORT, mockAdNetwork } from '@/e2e/support/tracking';
import { LEAD_FORM_SANDBOX } from '@/lib/lead/formFrame';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

/** Submits the form without an email address, expects an error, adds the address and resubmits. */
async function sendLead(form: FrameLocator) {
  await fillIn(form);
  await fieldIn(form, 'email').fill('');
  await submit(form);
  await expect(form.getByRole('alert')).toHaveText('Enter your email');
  await expect(fieldIn(form, 'name')).toHaveValue(VISITOR.name);
  await fieldIn(form, 'email').fill(VISITOR.email);
  await submit(form);
}

test('The demo form is not exported if a real form is configured', async ({ request }) => {
  for (const path of ['/forms/wtl/demo/', '/forms/wtl/demo/form.css'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test.describe('The lead form', () => {
  test.beforeEach(async ({ page, permit }) => {
    permit(NETWORK_REQUEST, SERVICE_REQUEST);
    await mockAdNetwork(page);
  });

  test('on the contact page gets the product from the URL and leads to /thank-you', async ({
    page,
  }) => {
    const asked = page.waitForRequest((request) => request.url().startsWith(SERVICE));
    await open(page, `${at.contact}?${new URLSearchParams({ product: titleAt(2) })}`);
    // The form service gets the origin of the site, but not the path of the page.
    const { origin } = new URL(page.url());
    expect((await (await asked).allHeaders()).referer).toBe(`${origin}/`);
    await expect(page.getByTitle(CONTACT_PAGE.frameTitle)).toHaveAttribute(
      'sandbox',
      LEAD_FORM_SANDBOX,
    );
    const form = formIn(page, CONTACT_PAGE.frameTitle);
    await expect(productIn(form, titleAt(2))).toBeVisible();
    await sendLead(form);
    await expectThanks(page);
  });

  test('in the booking dialog gets the product and leads to /thank-you', async ({ page }) => {
    await open(page, at.products);
    await book(page, titleAt(8));
    const form = formIn(booking(page), BOOKING.frameTitle);
    await expect(productIn(form, titleAt(8))).toBeVisible();
    await sendLead(form);
    await expectThanks(page);
  });

  test('leads to /thank-you in the top window, even if the service redirects inside the frame', async ({
    page,
  }) => {
    await open(page, at.faq);
    await open(page, at.contact);
    const { origin } = new URL(page.url());
    await page.route('**/forms/wtl/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 303, headers: { Location: origin + at.thankYou } })
        : route.continue(),
    );
    const form = formIn(CONTACT_PAGE.scope(page), CONTACT_PAGE.frameTitle);
    await fillIn(form);
    await submit(form);
    await expectThanks(page);
    expect(page.frames()).toHaveLength(1);
    await islandsReady(page);
    await expect.poll(() => conversions(page)).toEqual([REPORT, REPORT]);
    // Back must lead to the form, not to a page that redirects to /thank-you again.
    await page.goBack();
    await expect(page).toHaveURL(at.contact);
    await expect(form.getByRole('button')).toBeVisible();
  });

  test.describe('shown to a new visitor', () => {
    test.use({ visitor: 'new' });

    test('in the popup leads to /thank-you, and the popup does not open again', async ({
      page,
    }) => {
      const expectNoPopup = async (shown: Page) => {
        await islandsReady(shown);
        await shown.clock.runFor(4 * POPUP_DELAY_MS);
        await expect(popup(shown)).toHaveCount(0);
      };
      await openStopped(page, '/');
      await openPopup(page);
      await sendLead(popupFrame(page).contentFrame());
      await expectThanks(page);
      await expectNoPopup(page);
      await follow(page, at.faq);
      await expectNoPopup(page);
    });
  });
});
