import type { FrameLocator, Page } from '@playwright/test';

import { book, booking } from '@/e2e/sample/support/booking';
import {
  expectThanks,
  fieldIn,
  fillIn,
  formIn,
  SANDBOX,
  submit,
  VISITOR,
} from '@/e2e/sample/support/form';
import { back, follow, islandsReady, open, openStopped } from '@/e2e/sample/support/page';
import { openPopup, popup, popupFrame } from '@/e2e/sample/support/popup';
import {
  conversions,
  mockAdNetwork,
  NETWORK_REQUEST,
  SERVICE,
  SERVICE_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';

/** Submits the form without an email address, expects an error, adds the address and resubmits. */
async function sendLead(form: FrameLocator) {
  await fillIn(form);
  await fieldIn(form, 'Email').fill('');
  await submit(form);
  await expect(form.getByRole('alert')).toHaveText('Enter your email');
  await expect(fieldIn(form, 'Name')).toHaveValue(VISITOR.Name);
  await fieldIn(form, 'Email').fill(VISITOR.Email);
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
    await open(page, '/ContactUs?product=Cab+Booking+App');
    // The form service gets the origin of the site, but not the path of the page.
    const { origin } = new URL(page.url());
    expect((await (await asked).allHeaders()).referer).toBe(`${origin}/`);
    await expect(page.getByTitle('Contact Form')).toHaveAttribute('sandbox', SANDBOX);
    const form = formIn(page, 'Contact Form');
    await expect(form.getByText('Product: Cab Booking App')).toBeVisible();
    await sendLead(form);
    await expectThanks(page);
  });

  test('in the booking dialog gets the product and leads to /thank-you', async ({ page }) => {
    await open(page, '/Products');
    await book(page, 'Metaverse Game Development');
    const form = formIn(booking(page), 'Booking Form');
    await expect(form.getByText('Product: Metaverse Game Development')).toBeVisible();
    await sendLead(form);
    await expectThanks(page);
  });

  test('leads to /thank-you in the top window, even if the service redirects inside the frame', async ({
    page,
  }) => {
    await open(page, '/FAQ');
    await open(page, '/ContactUs');
    const { origin } = new URL(page.url());
    await page.route('**/forms/wtl/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 303, headers: { Location: `${origin}/thank-you` } })
        : route.continue(),
    );
    const form = formIn(page, 'Contact Form');
    await fillIn(form);
    await submit(form);
    await expectThanks(page);
    expect(page.frames()).toHaveLength(1);
    await islandsReady(page);
    await expect.poll(() => conversions(page)).toEqual(['track 7654321', 'track 7654321']);
    // Back must lead to the form, not to a page that redirects to /thank-you again.
    await back(page, '/ContactUs');
    await expect(form.getByRole('button')).toBeVisible();
  });

  test.describe('shown to a new visitor', () => {
    test.use({ visitor: 'new' });

    test('in the popup leads to /thank-you, and the popup does not open again', async ({
      page,
    }) => {
      const expectNoPopup = async (shown: Page) => {
        await islandsReady(shown);
        await shown.clock.runFor(10_000);
        await expect(popup(shown)).toHaveCount(0);
      };
      await openStopped(page, '/');
      await openPopup(page);
      await sendLead(popupFrame(page).contentFrame());
      await expectThanks(page);
      await expectNoPopup(page);
      await follow(page, 'Services');
      await expectNoPopup(page);
    });
  });
});
