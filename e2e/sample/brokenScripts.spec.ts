/** Without scripts, and in browsers that lack what the scripts need (docs/decisions.md). */
import type { Page } from '@playwright/test';

import { bookNow } from '@/e2e/sample/support/booking';
import {
  expectThanks,
  fill,
  formIn,
  SERVICE_REQUEST,
  submit,
  submitButton,
  VISITOR,
} from '@/e2e/sample/support/form';
import { counters } from '@/e2e/sample/support/counters';
import { expectPage, MOVING } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';

const PHONE = { width: 390, height: 844 };

/** Of the background of the navigation bar, and the scroll position. */
const opacityAt = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => [scrollY, getComputedStyle(bar, '::before').opacity]);

// The judges find texts that are visible only if scripts run.
test.describe('Without scripts', () => {
  test.use({ ...MOVING, javaScriptEnabled: false });

  test('the counters have their final values, an FAQ answer, the sidebar and the table of contents open, links lead to other pages, and the navigation bar has its background below 50 px', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(counters(page)).toHaveText(['500+', '50+']);
    await page.getByRole('main').getByText('What happens after launch?').click();
    const answers = page.locator('.faq-item[open]');
    await expect(answers).toHaveCount(1);
    await expect(answers).toContainText('What happens after launch?');
    // Text of the page would show through the bar.
    for (const [y, opacity] of [
      [50, '0'],
      [51, '1'],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect.poll(() => opacityAt(page)).toEqual([y, opacity]);
    }

    await page.setViewportSize(PHONE);
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await sidebar.getByRole('button', { name: 'Close menu' }).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await sidebar.getByRole('link', { name: 'Privacy Policy' }).click();
    await expectPage(page, '/Privacy-policy', 'Term & Conditions');
    const folded = page.getByRole('main').getByRole('group').filter({ hasText: 'Contents' });
    await folded.locator('summary').click();
    await expect(folded.getByRole('link', { name: 'Scope of work' })).toBeVisible();
  });

  test('"Book Now" leads to the contact page with the product, whose form leads to /thank-you', async ({
    page,
  }) => {
    await page.goto('/Products');
    await bookNow(page, 'Cab Booking App').click();
    await expect(page).toHaveURL('/ContactUs?product=Cab+Booking+App');
    const form = formIn(page, 'Contact Form');
    await fill(form, VISITOR);
    await submit(form);
    await expectThanks(page);
  });

  test.describe('and with a hosted form', () => {
    test.use({ build: 'tracking' });

    // A request to the ad network would make the test fail.
    test('the form and the contact links are shown, but there is no request to the ad network', async ({
      page,
      permit,
    }) => {
      permit(SERVICE_REQUEST);
      await page.goto('/ContactUs');
      const panel = page.getByRole('region', { name: 'Ask for a call or a price range' });
      await expect(submitButton(formIn(panel, 'Contact Form'))).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Chat' })).toBeVisible();
    });
  });
});

/** What browsers before `popover` do not know: the attributes, the selector and the properties. */
async function removePopovers(page: Page) {
  await page.route(/\/[\w-]*$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/ popover="auto"| popovertarget="[^"]*"|:popover-open/gi, '');
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
}

test.describe('In a browser without popovers', () => {
  // The policy of the site would block the modified styles.
  test.use({ ...MOVING, bypassCSP: true });

  test('no script but the first one runs, nothing hidden shows, and pages are as without scripts', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await removePopovers(page);
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => opacityAt(page)).toEqual([900, '1']);

    await page.goto('/Products');
    await bookNow(page, 'Cab Booking App').click();
    await expect(page).toHaveURL('/ContactUs?product=Cab+Booking+App');
    await expect(submitButton(formIn(page, 'Contact Form'))).toBeVisible();
    expect(scripts).toEqual([]);
  });
});
