/**
 * Pages without scripts, and in the oldest browsers of package.json, which lack features
 * (docs/decisions/0018-engines.md).
 */
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
import { expectPage, MOVING, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';

const PHONE = { width: 390, height: 844 };

// The audit of any site finds texts that are visible only if scripts run.
test.describe('Without scripts', () => {
  test.use({ ...MOVING, javaScriptEnabled: false });

  test('the counters have their final values, an FAQ answer, the sidebar and the table of contents open, and links lead to other pages', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(counters(page)).toHaveText(['500+', '50+']);
    await page.getByRole('main').getByText('What happens after launch?').click();
    const answers = page.locator('.faq-item[open]');
    await expect(answers).toHaveCount(1);
    await expect(answers).toContainText('What happens after launch?');

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

  test('the navigation bar has its background below 50 px, so that text does not show through', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [y, opacity] of [
      [50, '0'],
      [51, '1'],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect
        .poll(() =>
          page
            .getByRole('banner')
            .evaluate((bar) => [scrollY, getComputedStyle(bar, '::before').opacity]),
        )
        .toEqual([y, opacity]);
    }
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

    // The test does not permit requests to the ad network, so any such request makes it fail.
    test('the form and the contact links are shown, but there is no request to the ad network', async ({
      page,
      permit,
    }) => {
      permit(SERVICE_REQUEST);
      await page.goto('/ContactUs');
      const panel = page.getByRole('region', { name: 'Ask for a call or a price range' });
      await expect(submitButton(formIn(panel, 'Contact Form'))).toBeVisible();
      await expect(panel.getByRole('status')).toHaveText('');
      await expect(panel.locator('.form-skeleton')).toBeHidden();
      await expect(panel.getByRole('link', { name: 'Chat' })).toBeVisible();
    });
  });
});

/**
 * Applies replacements to documents and stylesheets before they reach the browser.
 *
 * @returns one flag per replacement. A flag is set to `true` when its replacement has been made.
 */
async function rewrite(page: Page, ...changes: readonly [RegExp, string][]) {
  const made = changes.map(() => false);
  await page.route(/\/[\w-]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [index, [found, replacement]] of changes.entries()) {
      const text = body;
      body = text.replace(found, replacement);
      made[index] ||= body !== text;
    }
    await route.fulfill({ response, body });
  });
  return made;
}

test.describe('In the oldest browsers', () => {
  // The policy of the site would block the modified styles.
  test.use({ ...MOVING, bypassCSP: true });

  test('without popovers, transitions of `display`, scroll-driven animations and @property, the sidebar works after hydration, and all elements are in their final positions', async ({
    page,
  }) => {
    const made = await rewrite(
      page,
      // Also remove `:popover-open` from the styles. Below, `matches` throws for this selector, as it
      // does in browsers that do not support it.
      [/ popover="auto"| popovertarget="[^"]*"|:popover-open/gi, ''],
      [/@starting-style|allow-discrete/g, '@media not all'],
      [/\(animation-timeline:\s*view\(\)\)/g, '(unknown: view())'],
      // Also replace the condition of Tailwind's fallback for @property with one that is always true,
      // so that the fallback applies.
      [/@property --[\w-]+\s*\{[^}]*\}|\(\(-webkit-hyphens:[^{]*/g, '(display: block)'],
    );
    await page.addInitScript(() => {
      const { matches } = Element.prototype;
      Element.prototype.matches = function (this: Element, selector: string) {
        return matches.call(this, selector.replace('popover-open', 'unknown'));
      } as typeof matches;
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.setViewportSize(PHONE);
    await open(page, '/');
    expect(made).toEqual([true, true, true, true]);
    const looks = await page.locator('.arrives > *').evaluateAll((elements) =>
      elements.map((element) => {
        const { animationName, opacity, transform } = getComputedStyle(element);
        return [animationName, opacity, transform].join(' ');
      }),
    );
    expect(looks).toEqual(looks.map(() => 'none 1 none'));
    await expect(page.locator('.faq-item').first()).toHaveCSS('border-top-style', 'solid');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeInViewport();

    const toggle = page.getByRole('button', { name: 'Open menu' });
    const sidebar = page.getByRole('dialog', { name: 'Menu' });
    await toggle.click();
    await expect(sidebar).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await toggle.click();
    await sidebar.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/AboutUs');
    await expect(sidebar).toBeHidden();
  });
});
