import type { Page } from '@playwright/test';

import {
  back,
  expectPage,
  follow,
  forward,
  isLocked,
  open,
  scrollDown,
  scrollY,
} from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';
import { twoFrames } from '@/e2e/support/delayRequests';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

const bar = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => bar(page).getByRole('navigation', { name: 'Main' });
const current = (page: Page) => nav(page).locator('[aria-current="page"]');

/** With focus at its main content. */
async function expectTop(page: Page, path: string, heading: string) {
  await expectPage(page, path, heading);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
}

const HEADLINE = 'Your Trusted Partner for Web & Blockchain Development Worldwide';
const QUESTIONS = 'Frequently Asked Questions for Our Software Development Services';

const LINKS = [
  ['Home', '/', HEADLINE, []],
  ['About Us', '/AboutUs', 'About us', ['Home', 'About us']],
  ['Services', '/Services', 'Services', ['Home', 'Services']],
  ['Products', '/Products', 'Products', ['Home', 'Products']],
  ['FAQ', '/FAQ', QUESTIONS, ['Home', 'FAQ']],
  ['Privacy Policy', '/Privacy-policy', 'Term & Conditions', ['Home', 'Term & Condition']],
] satisfies [label: string, path: string, heading: string, crumbs: string[]][];

const LABELS = LINKS.map(([label]) => label);

test('Back, Forward and the links in the navigation bar show the top of the next page, with its breadcrumb and the chat icon, without a full page load @engines', async ({
  page,
}) => {
  // A host that lowercases paths and adds a slash, as Netlify does with "Pretty URLs".
  await page.route('**/aboutus/', async (route) => {
    const url = new URL('/AboutUs', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/aboutus/');
  await expect(current(page)).toHaveText('About Us');
  await expect(nav(page).getByRole('listitem')).toHaveText(LABELS);

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const [label, path, heading, crumbs] of LINKS) {
    await scrollDown(page);
    for (const fixed of [bar(page), page.getByRole('link', { name: 'Chat with us' })])
      await expect(fixed).toBeInViewport();
    await follow(page, label);
    await expectTop(page, path, heading);
    await expect(current(page)).toHaveText(label);
    await expect(breadcrumb.getByRole('listitem')).toHaveText(crumbs);
  }
  // The data of a page is only requested when its link is followed.
  expect(asked.filter((url) => url.includes('/ContactUs'))).toEqual([]);
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  // Next.js announces the title or, if the document has none yet, the heading.
  await expect(page.locator('next-route-announcer').getByRole('alert')).toHaveText(
    /^(Sample software development contract: Brightkiln|Term & Conditions)$/,
  );
  // A link to the current page leads to its top.
  await scrollDown(page);
  await follow(page, 'Privacy Policy');
  await expectTop(page, '/Privacy-policy', 'Term & Conditions');
  await follow(page, 'Book a Call With Experts!');
  await expectTop(page, '/ContactUs', 'Contact Us');
  await scrollDown(page, 300);
  await follow(page, 'Brightkiln home');
  await expectTop(page, '/', HEADLINE);
  await scrollDown(page);
  await back(page, '/ContactUs');
  await expectTop(page, '/ContactUs', 'Contact Us');
  await scrollDown(page, 300);
  await forward(page, '/');
  await expectTop(page, '/', HEADLINE);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('Back and Forward between anchors of a page restore the scroll position, Back returns to an anchor of the previous page, and from an anchor, the link to the page leads to its top', async ({
  page,
}) => {
  const section = page.getByRole('heading', { name: 'What you can decide' });
  const atSection = (url: URL) => url.pathname === '/Privacy-notice' && url.hash !== '';
  await open(page, '/Privacy-notice');
  await scrollDown(page, 700);
  // A click with the mouse would scroll to the link first.
  await page.getByRole('link', { name: 'What you can decide' }).dispatchEvent('click');
  await expect(section).toBeFocused();
  await scrollDown(page, 1500);
  await back(page, '/Privacy-notice');
  await expect.poll(() => scrollY(page)).toBe(700);
  await forward(page, atSection);
  await expect.poll(() => scrollY(page)).toBe(1500);
  await follow(page, 'About Us');
  await expectTop(page, '/AboutUs', 'About us');
  await back(page, atSection);
  await expectPage(page, '/Privacy-notice', 'Privacy notice');
  await expect(section).toBeInViewport();

  await open(page, '/FAQ#after-launch');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
  await follow(page, 'FAQ');
  await expectTop(page, '/FAQ', QUESTIONS);
  await expect(page).toHaveURL('/FAQ');
});

test('The menu marks the current page, closes with a click on the backdrop and on a link to that page, the page behind it is inert and does not scroll, and Back and Forward close it and show a page that can be used @engines', async ({
  page,
}) => {
  await open(page, '/');
  // The backdrop and the toggle are both shown.
  await page.setViewportSize({ width: 800, height: 800 });
  await openMenu(page);
  await expect(menu(page).getByRole('listitem')).toHaveText(LABELS);
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Home');
  // After the menu is painted.
  await expect.poll(() => isLocked(page)).toBe(true);
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element) => element.focus());
  await expect(link).not.toBeFocused();
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(40, 400);
  await expect(menu(page)).toBeHidden();
  expect(await scrollY(page)).toBe(0);
  await expect.poll(() => isLocked(page)).toBe(false);
  // The compositor, which scrolls the page, is told one frame later.
  await twoFrames(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(menu(page)).toBeHidden();

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/FAQ');
  // The effect of the navigation that moves the focus also closes the menu.
  await expect(page.getByRole('main')).toBeFocused();
  for (const [walk, path, heading] of [
    [back, '/', HEADLINE],
    [forward, '/FAQ', QUESTIONS],
  ] as const) {
    await openMenu(page);
    await expect.poll(() => isLocked(page)).toBe(true);
    await walk(page, path);
    await expectPage(page, path, heading);
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => isLocked(page)).toBe(false);
    await expect(page.getByRole('main')).toBeFocused();
  }
});
