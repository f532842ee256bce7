/** Tests in the Chromium that visitors use, without a mouse. */
import type { Locator, Page } from '@playwright/test';

import { booking, bookNow } from '@/e2e/sample/support/booking';
import { CHAT, mockChat } from '@/e2e/sample/support/chat';
import { expectThanks, fieldIn, formIn, submitIn } from '@/e2e/sample/support/form';
import { enter, skipToContent, tabTo, typeInto } from '@/e2e/sample/support/keyboard';
import { expectPage, MOVING, open, openStopped } from '@/e2e/sample/support/page';
import { openPopup, popup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';
import { FULL_CHROMIUM } from '@/kit/testing/chromium';

test.use({ ...MOVING, launchOptions: FULL_CHROMIUM });

async function start(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Expects that a client-side navigation has led to a page and moved focus to its main content. */
async function expectArrived(page: Page, path: string, heading: string) {
  await expectPage(page, path, heading);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}

const HEADLINE = 'Your Trusted Partner for Web & Blockchain Development Worldwide';

test('Links in the navigation bar, breadcrumb and footer work with the keyboard, and after a navigation, Tab starts at the main content', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  await start(page, '/');
  await enter(page, bar.getByRole('link', { name: 'About Us' }));
  await expectArrived(page, '/AboutUs', 'About us');
  await page.keyboard.press('Tab');
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(crumb).toHaveText('Home');
  await expect(crumb).toBeFocused();
  await page.keyboard.press('Enter');
  await expectArrived(page, '/', HEADLINE);
  // Focus is at the start of the main content, so Shift+Tab leads to the navigation bar.
  await tabTo(page, bar.getByRole('link', { name: 'Book a Call With Experts!' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectArrived(page, '/ContactUs', 'Contact Us');
  const list = page.getByRole('navigation', { name: 'NAVIGATE' });
  await enter(page, list.getByRole('link', { name: 'Terms & Condition' }));
  await expectArrived(page, '/TermAndCondition', 'Term & Conditions');
});

test('On a phone, Tab stays in the sidebar, closing the sidebar returns focus to its toggle, and the links in the sidebar work with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  const close = sidebar.getByRole('button', { name: 'Close menu' });
  await start(page, '/');
  await enter(page, toggle);
  await expect(close).toBeFocused();
  for (const name of [
    'Home',
    'About Us',
    'Services',
    'Products',
    'FAQ',
    'Privacy Policy',
    'Book a Call With Experts!',
    'hello@brightkiln.example',
    '+1 202 555 0142',
  ]) {
    await page.keyboard.press('Tab');
    await expect(sidebar.getByRole('link', { name, exact: true })).toBeFocused();
  }
  // Tab cycles within the sidebar, because the page behind it is inert.
  await tabTo(page, close);
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(close).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sidebar).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await enter(page, sidebar.getByRole('link', { name: 'About Us' }));
  await expectArrived(page, '/AboutUs', 'About us');
  await expect(sidebar).toBeHidden();
});

/**
 * Expects a link in the table of contents to move focus to its clause, below the navigation bar.
 */
async function expectJump(page: Page, link: Locator, title: string) {
  await enter(page, link);
  const heading = page.getByRole('main').getByRole('heading', { level: 2, name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = (await page.getByRole('banner').boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
}

test('Links in the table of contents of the agreement move focus to clauses, and Shift+Tab leads back to the links', async ({
  page,
}) => {
  await open(page, '/Privacy-policy');
  await skipToContent(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = (name: string) => contents.getByRole('link', { name });
  await expectJump(page, link('Gross Gaming Revenue'), 'Gross Gaming Revenue');
  // The table of contents comes before the clauses, so Shift+Tab leads back to it.
  const later = 'Examples of technology, consumer, privacy and anti-money-laundering laws';
  await tabTo(page, link(later), 'Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectJump(page, link(later), later);
  await page.keyboard.press('Tab');
  const ask = page.getByRole('main').getByRole('link', { name: 'Ask for your terms' });
  await expect(ask).toBeFocused();
});

test('On a phone, the table of contents can be expanded with the keyboard, and its links lead to the clauses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/TermAndCondition');
  await skipToContent(page);
  const folded = page.getByRole('main').getByRole('group').filter({ hasText: 'Contents' });
  await enter(page, folded.locator('summary'));
  await expect(folded).toHaveAttribute('open');
  await expectJump(
    page,
    folded.getByRole('link', { name: 'Gross Gaming Revenue' }),
    'Gross Gaming Revenue',
  );
});

test('A tile on the home page leads to its product, the booking dialog opens and closes, Tab stays inside it, and its form can be submitted', async ({
  page,
}) => {
  const close = booking(page).getByRole('button', { name: 'Close' });
  const form = formIn(booking(page), 'Booking Form');
  const expectShown = async () => {
    await expect(booking(page).getByRole('heading', { level: 2 })).toBeFocused();
    // Wait for the form, because Tab skips a frame that is still loading.
    await expect(submitIn(form)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
  };
  const expectClosed = async () => {
    await expect(booking(page)).toHaveCount(0);
    await expect(bookNow(page, 'SaaS Development')).toBeFocused();
  };

  await open(page, '/');
  await skipToContent(page);
  const tiles = page.getByRole('navigation', { name: 'Products we build' });
  await enter(page, tiles.getByRole('link', { name: 'SaaS Development' }));
  const card = page.getByRole('article', { name: 'SaaS Development' });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(bookNow(page, 'SaaS Development')).toBeFocused();

  await page.keyboard.press('Enter');
  await expectShown();
  await page.keyboard.press('Tab');
  await expect(fieldIn(form, 'Name')).toBeFocused();
  // Escape pressed in the frame does not reach the dialog, so leave the frame first.
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed();

  await page.keyboard.press('Space');
  await expectShown();
  // Tab cycles through the form and the contact links, and back to the close button.
  await tabTo(page, booking(page).getByRole('link').last());
  await tabTo(page, close);
  await page.keyboard.press('Enter');
  await expectClosed();
  await page.keyboard.press('Tab');
  await expect(bookNow(page, 'Loan Management System')).toBeFocused();

  await page.keyboard.press('Enter');
  await typeInto(page, form);
  await expectThanks(page);
  await enter(page, page.getByRole('main').getByRole('link', { name: 'Return Home' }));
  await expect(page).toHaveURL('/');
});

test('The contact form can be submitted with the keyboard, an empty required field gets focus, and Tab leads to the contact links', async ({
  page,
  permit,
}) => {
  await mockChat(page, permit);
  await open(page, '/ContactUs');
  await skipToContent(page);
  await page.keyboard.press('Tab');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'hello@brightkiln.example' }).first()).toBeFocused();
  const form = formIn(page, 'Contact Form');
  await expect(submitIn(form)).toBeVisible();
  await enter(page, submitIn(form));
  await expect(fieldIn(form, 'Name')).toBeFocused();

  const panel = page.getByRole('region', { name: 'Ask for a call or a price range' });
  await tabTo(page, panel.getByRole('link', { name: 'hello@brightkiln.example' }));
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: '+1 202 555 0142' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'Chat' })).toBeFocused();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  const chat = await opened;
  await expect(chat).toHaveURL(CHAT);
  await chat.close();

  await tabTo(page, fieldIn(form, 'Name'), 'Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await typeInto(page, form);
  await expectThanks(page);
});

test.describe('For a new visitor', () => {
  test.use({ visitor: 'new' });

  test('the popup moves focus to its heading when it opens, and back when Escape closes it', async ({
    page,
  }) => {
    await openStopped(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: 'About Us' });
    await tabTo(page, link);
    await openPopup(page);
    await expect(popup(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.clock.runFor(400);
    await expect(popup(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page, '/AboutUs', 'About us');
  });
});
