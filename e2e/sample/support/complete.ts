/** Checks that pages are complete and usable when scripts are off or broken. */
import type { Page } from '@playwright/test';

import { counters } from './counters';
import { expectThanks, fillIn, formIn, submit } from './form';
import { expectPage, follow } from './page';
import { expect } from './test';

/**
 * Selectors for text that may be hidden: closed elements, the placeholder of a loaded form, the button
 * that stops motion, one of the two names in the bar, and what is visible only in print.
 */
const CLOSED =
  'details:not([open]) > :not(summary), dialog, .form-skeleton, .invisible, .stop-motion, .bar-logo > span > span, .print\\:block, .contents-folded, noscript, script';

/** Expects all text in the main content to be visible: no script has to reveal it. */
export async function expectNothingHidden(page: Page) {
  const hidden = await page.evaluate((selector) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (!/\S/.test(textContent!) || parentElement!.closest(selector)) continue;
      if (!parentElement!.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        found.push(textContent!);
    }
    return found;
  }, CLOSED);
  expect(hidden).toEqual([]);
}

/** Expects the sidebar of a phone to open and close. */
async function expectSidebar(page: Page) {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(sidebar.getByRole('link', { name: 'Products' })).toBeVisible();
  await sidebar.getByRole('button', { name: 'Close menu' }).click();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize(size);
}

async function expectWayToContact(page: Page) {
  await follow(page, 'Book a Call With Experts!');
  await expectPage(page, '/ContactUs', 'Contact Us');
}

export async function expectHomeComplete(page: Page) {
  await expectNothingHidden(page);
  await expect(counters(page)).toHaveText(['500+', '50+']);
  const answers = page.locator('.faq-item[open]');
  await expect(answers).toContainText('How does a project start');
  await page.getByRole('main').getByText('What happens after launch?').click();
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText('What happens after launch?');
  await expectSidebar(page);
  await expectWayToContact(page);
}

/** Without its script, "Book Now" leads to the contact page with the product. */
export async function expectProductsComplete(page: Page) {
  await expectNothingHidden(page);
  await expectSidebar(page);
  await page
    .getByRole('article', { name: 'Cab Booking App' })
    .getByRole('button', { name: 'Book Now' })
    .click();
  await expect(page).toHaveURL('/ContactUs?product=Cab+Booking+App');
}

export async function expectContactComplete(page: Page) {
  await expectNothingHidden(page);
  await expectSidebar(page);
  const form = formIn(page, 'Contact Form');
  await fillIn(form);
  await submit(form);
  await expectThanks(page);
}
