import type { Page } from '@playwright/test';

import { booking, bookStopped } from '@/e2e/sample/support/booking';
import { CHANGES_OF_LINKS, RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import { counters, startCounters } from '@/e2e/sample/support/counters';
import { fieldIn, formIn, submitIn } from '@/e2e/sample/support/form';
import {
  expectPage,
  follow,
  islandsReady,
  MOVING,
  NOT_FOUND,
  open,
  scrollDown,
  stopClock,
} from '@/e2e/sample/support/page';
import { closePopup, openPopup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';
import { translate } from '@/e2e/sample/support/translate';
import { delayRequests, delayScripts, shown } from '@/kit/testing/delayRequests';

test.use({ ...MOVING, visitor: 'new' });

test.beforeEach(({ page }) => stopClock(page));

test('On translated pages, scripts can still update text', async ({ page, permit }) => {
  const openTranslated = async (path: string) => {
    await open(page, path);
    await translate(page);
  };
  await openTranslated('/TermAndCondition');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const clause = contents.getByRole('link', { name: 'Scope of work' });
  await clause.click();
  await expect(clause).toHaveAttribute('aria-current', 'true');

  permit(...NOT_FOUND);
  await openTranslated('/ABOUTUS');
  const offer = page.getByRole('paragraph').filter({ hasText: 'Did you mean' });
  await offer.getByRole('link', { name: '/AboutUs' }).click();
  await expectPage(page, '/AboutUs', 'About us');

  await openTranslated('/Products');
  const release = await delayRequests(page, '**/forms/wtl/**');
  await bookStopped(page, 'Food Delivery App');
  const status = booking(page).getByRole('status');
  await expect(status).toHaveText('Loading the form', { ignoreCase: true });
  await page.clock.runFor(10_000);
  await expect(status).toHaveText('The form did not load', { ignoreCase: true });
  await expect(booking(page).getByRole('link', { name: 'hello@brightkiln.example' })).toBeVisible();
  release();
  await booking(page).getByRole('button', { name: 'Try again' }).click();
  await expect(submitIn(formIn(booking(page), 'Booking Form'))).toBeVisible();
  await expect(status).toHaveText('');
});

/** Opens a page, does what a visitor does to the page before hydration, changes it, and hydrates it. */
async function changeEarly(
  page: Page,
  path: string,
  act: () => Promise<unknown>,
  change: (page: Page) => Promise<unknown>,
) {
  const release = await delayScripts(page);
  await shown(page, path);
  await act();
  await change(page);
  release();
  await islandsReady(page);
}

test('The open menu survives a translation before hydration, and its links work', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  await page.setViewportSize({ width: 390, height: 844 });
  const open = () => page.getByRole('button', { name: 'Open menu' }).click();
  await changeEarly(page, '/FAQ', open, translate);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'About Us' }).click();
  await expectPage(page, '/AboutUs', 'About us');
  await expect(menu).toBeHidden();
});

for (const [title, change] of CHANGES_OF_LINKS)
  test(`If ${title} before hydration, only the link is rendered again, and text and focus stay in the form`, async ({
    page,
    permit,
  }) => {
    permit(RENDERED_AGAIN);
    const parts = page.locator('header, main, footer, [popover]');
    const name = fieldIn(formIn(page, 'Contact Form'), 'Name');
    const act = async () => {
      await parts.evaluateAll((found) =>
        found.forEach((each) => Object.assign(each, { old: true })),
      );
      await name.fill('Ada');
    };
    await changeEarly(page, '/ContactUs', act, change);
    await expect(page.locator('a[href="mailto:hello@brightkiln.example"]')).toHaveCount(4);
    await expect(page.locator('[href^="/cdn-cgi"]')).toHaveCount(0);
    const kept = await parts.evaluateAll((found) => found.map((each) => 'old' in each));
    expect(kept).toEqual([true, true, true, true]);
    await expect(name).toHaveValue('Ada');
    await expect(name).toBeFocused();
  });

test('Islands work on a page that was translated before hydration', async ({ page, permit }) => {
  // Any other React error, such as a missing node, fails the test.
  permit(RENDERED_AGAIN);
  await changeEarly(page, '/', async () => {}, translate);
  await openPopup(page);
  await closePopup(page);
  await scrollDown(page);
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await startCounters(page);
  await page.clock.runFor(10_100);
  await expect(counters(page)).toHaveText(['500+', '50+']);
  await follow(page, 'About Us');
  await expectPage(page, '/AboutUs', 'About us');
  await expect(page.getByRole('main')).toBeFocused();
});
