/**
 * Tests the list in docs/interactions.md: what each interaction does before hydration, and that
 * its result remains after hydration.
 */
import type { Page } from '@playwright/test';

import { booking, bookNow } from '@/e2e/sample/support/booking';
import { field, formIn, submitButton, VISITOR } from '@/e2e/sample/support/form';
import { insertFirst, RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import { accept, banner, clickCounted, privacyChoices } from '@/e2e/sample/support/consent';
import { mockGoogle } from '@/e2e/sample/support/google';
import { back, expectPage, follow, islandsReady, isLocked } from '@/e2e/sample/support/page';
import {
  conversions,
  isTracked,
  mockAdNetwork,
  NETWORK_REQUEST,
  SERVICE_REQUEST,
  VENDOR_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';
import { delayScripts, shown } from '@/kit/testing/delayRequests';

/** The query of the document in the frame of the booking dialog. */
const askedFor = (page: Page) => {
  const frame = page.frames().find((each) => each.url().includes('/forms/wtl/'));
  return frame && `${new URL(frame.url()).searchParams}`;
};

/** Opens /Products and waits for fonts, because a late font could move the click target. */
async function showProducts(page: Page) {
  await shown(page, '/Products');
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em sans'))).toBe(true);
}

test('A click on "Book Now" before hydration opens the dialog at once, and hydration keeps it, with what was typed into its form, even if the page is rendered again; it closes with the backdrop and with Back @engines', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  const release = await delayScripts(page);
  await showProducts(page);
  const expectOpen = async (product: string) => {
    await bookNow(page, product).click();
    await expect(booking(page).getByRole('heading', { level: 2 })).toHaveText(`Book ${product}`);
    await expect(booking(page).getByRole('heading', { level: 2 })).toBeFocused();
    const query = new URLSearchParams({ product });
    await expect.poll(() => askedFor(page)).toBe(`${query}`);
    await expect.poll(() => isLocked(page)).toBe(true);
  };
  const expectClosed = async (product: string) => {
    await expect(booking(page)).toHaveCount(0);
    await expect(bookNow(page, product)).toBeFocused();
    await expect.poll(() => isLocked(page)).toBe(false);
  };
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (const [product, close] of [
    ['Food Delivery App', () => page.keyboard.press('Escape')],
    ['Cab Booking App', () => booking(page).getByRole('button', { name: 'Close' }).click()],
    ['SaaS Development', () => page.mouse.click(20, 400)],
  ] as const) {
    await expectOpen(product);
    await close();
    await expectClosed(product);
  }
  const [last, next] = ['NGO Website Development', 'Food Delivery App'];
  await expectOpen(last);
  expect((await booking(page).boundingBox())!.y).toBe(100);
  const name = field(formIn(booking(page), 'Booking Form'), 'name');
  await name.fill(VISITOR.name);
  release();
  await islandsReady(page);
  await expect(
    booking(page).getByRole('link', { name: 'hello@brightkiln.example' }),
  ).toHaveAttribute('href', 'mailto:hello@brightkiln.example?subject=NGO%20Website%20Development');
  await expect(name).toHaveValue(VISITOR.name);
  await page.mouse.click(20, 400);
  await expectClosed(last);
  await expectOpen(next);
  await page.keyboard.press('Escape');
  await expectClosed(next);
  expect(await entries()).toBe(before);
  await expect(page).toHaveURL('/Products');

  await test.step('After hydration, the dialog stays open after clicks inside it, and closes with the backdrop and with Back', async () => {
    await follow(page, 'About Us');
    await expectPage(page, '/AboutUs', 'About us');
    await follow(page, 'Products');
    await expectPage(page, '/Products', 'Products');
    await bookNow(page, 'SaaS Development').click();
    await expect(
      booking(page).getByText('Fill out the form below to secure your appointment'),
    ).toBeVisible();
    await expect(submitButton(formIn(booking(page), 'Booking Form'))).toBeVisible();

    const { x, y, width, height } = (await booking(page).boundingBox())!;
    expect(y).toBe(100);
    for (const point of [
      // Clicks around the frame (above and left) and in the header must not close the
      // dialog.
      {
        x: x + width / 2,
        y: (await booking(page).getByTitle('Booking Form', { exact: true }).boundingBox())!.y - 6,
      },
      { x: x + 4, y: y + height / 2 },
      { x: x + 20, y: y + 20 },
    ])
      await page.mouse.click(point.x, point.y);
    // A drag from the dialog to the backdrop must not close the dialog.
    await page.mouse.down();
    await page.mouse.move(20, 400);
    await page.mouse.up();
    await expect(booking(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(booking(page)).toHaveCount(0);

    await bookNow(page, 'Loan Management System').click();
    await back(page, '/AboutUs');
    await expectPage(page, '/AboutUs', 'About us');
    await expect(booking(page)).toHaveCount(0);
    await expect.poll(() => isLocked(page)).toBe(false);
  });

  await test.step('The page is rendered again', async () => {
    const releaseAgain = await delayScripts(page);
    await showProducts(page);
    await bookNow(page, 'Cab Booking App').click();
    await insertFirst(page);
    releaseAgain();
    await islandsReady(page);
    await expect(page.getByRole('dialog', { name: 'Book Cab Booking App' })).toBeVisible();
    await expect.poll(() => askedFor(page)).toBe('product=Cab+Booking+App');
    await expect.poll(() => isLocked(page)).toBe(true);
    await booking(page).getByRole('button', { name: 'Close' }).click();
    await expectClosed('Cab Booking App');
  });
});

test('The navigation bar gets its background after more than 50 px of scrolling even before hydration, and a sidebar and an FAQ answer opened before hydration stay open afterward, while the other answers stay closed @engines', async ({
  page,
}) => {
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  const answer = page.getByRole('main').locator('details[name][open] summary');
  const expectOpacityAt = async (top: number, opacity: string) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect(page.locator('.nav-bar')).toHaveCSS('opacity', opacity, { pseudo: 'before' });
  };
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayScripts(page);
  await shown(page, '/');
  await expectOpacityAt(51, '1');
  await expectOpacityAt(50, '0');
  await page.getByRole('main').getByText('What happens after launch?').click();
  await expect(answer).toHaveText(['What happens after launch?']);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(sidebar.getByRole('link', { name: 'About Us' })).toBeVisible();
  release();
  await islandsReady(page);
  await expect(sidebar.getByRole('link', { name: 'About Us' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(answer).toHaveText(['What happens after launch?']);
});

test.describe('With a hosted form', () => {
  test.use({ build: 'asking', hasConsent: true });

  test('A form that had focus before hydration is not replaced, even if focus has left it since @engines', async ({
    page,
    permit,
  }) => {
    permit(NETWORK_REQUEST, SERVICE_REQUEST);
    const release = await delayScripts(page);
    await shown(page, '/ContactUs?utm_source=news');
    const frame = page.getByTitle('Contact Form');
    const src = (await frame.getAttribute('src'))!;
    await frame.click();
    await expect(frame).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(frame).not.toBeFocused();
    release();
    await islandsReady(page);
    await expect(page.locator('img[src^="https://px.ads.linkedin.com/"]')).toHaveCount(1);
    await expect(frame).toHaveAttribute('src', src);
  });
});

test.describe('With a consent banner', () => {
  test.use({ build: 'asking' });

  test('Clicks before hydration are reported once each, after the visitor gives consent, and the choice is stored @engines', async ({
    page,
    permit,
  }) => {
    permit(VENDOR_REQUEST);
    await mockAdNetwork(page);
    await mockGoogle(page);
    const release = await delayScripts(page);
    await shown(page, '/AboutUs');
    await clickCounted(page, 'hello@brightkiln.example');
    await clickCounted(page, '+1 202 555 0142');
    await expect(banner(page)).toBeVisible();
    release();
    await islandsReady(page);
    await expect(banner(page)).toBeVisible();
    expect(await isTracked(page)).toBe(false);
    await accept(page);
    // Each page load sends `app-load` and `footer-load`.
    await expect.poll(() => conversions(page)).toHaveLength(2 + 2);
    await expect(banner(page)).toBeHidden();

    await page.reload();
    await expect.poll(() => conversions(page)).toHaveLength(2);
    await expect(privacyChoices(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
});
