import type { Page } from '@playwright/test';

import {
  back,
  expectPage,
  follow,
  forward,
  islandsReady,
  isLocked,
  open,
  scrollDown,
  scrollY,
} from '@/e2e/sample/support/page';
import { RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import { expect, test } from '@/e2e/sample/support/test';
import { translate } from '@/e2e/sample/support/translate';
import { delayScripts } from '@/kit/testing/delayRequests';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click();

const bar = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => bar(page).getByRole('navigation', { name: 'Main' });
const current = (page: Page) => nav(page).locator('[aria-current="page"]');

/** Expects the top of a page, with focus at its main content. */
async function expectTop(page: Page, path: string, heading: string) {
  await expectPage(page, path, heading);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
}

const HEADLINE = 'Your Trusted Partner for Web & Blockchain Development Worldwide';
const QUESTIONS = 'Frequently Asked Questions for Our Software Development Services';

const LINKS = [
  { label: 'Home', path: '/', heading: HEADLINE, crumbs: [] },
  { label: 'About Us', path: '/AboutUs', heading: 'About us', crumbs: ['Home', 'About us'] },
  { label: 'Services', path: '/Services', heading: 'Services', crumbs: ['Home', 'Services'] },
  { label: 'Products', path: '/Products', heading: 'Products', crumbs: ['Home', 'Products'] },
  { label: 'FAQ', path: '/FAQ', heading: QUESTIONS, crumbs: ['Home', 'FAQ'] },
  {
    label: 'Privacy Policy',
    path: '/Privacy-policy',
    heading: 'Term & Conditions',
    crumbs: ['Home', 'Term & Condition'],
  },
];

test('Back, Forward and the links in the navigation bar show the top of the next page, with its breadcrumb and the chat icon, without a full page load @engines', async ({
  page,
}) => {
  // Simulates a host that lowercases paths and adds a slash, as Netlify does with "Pretty URLs".
  await page.route('**/aboutus/', async (route) => {
    const url = new URL('/AboutUs', route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/aboutus/');
  await expect(current(page)).toHaveText('About Us');
  await expect(nav(page).getByRole('listitem')).toHaveText(LINKS.map(({ label }) => label));
  const inFirst = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const followed: string[] = [];
  const pagesWithData = () =>
    asked
      .filter((url) => /\.txt|_rsc=/.test(url))
      .map((url) => new URL('.', url).pathname.replace(/(?<=.)\/$/, ''));
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const { label, path, heading, crumbs } of LINKS) {
    await scrollDown(page);
    await follow(page, label);
    await expectTop(page, path, heading);
    await expect(current(page)).toHaveText(label);
    await expect(breadcrumb.getByRole('listitem')).toHaveText(crumbs);
    await expect(page.getByRole('link', { name: 'Chat with us' })).toBeInViewport();
    // The data of a page is requested only when its link is followed.
    followed.push(path);
    expect(pagesWithData()).toContain('/');
    expect(followed).toEqual(expect.arrayContaining(pagesWithData()));
  }
  // Next.js announces the title or, if the document has no title yet, the heading.
  await expect(page.locator('next-route-announcer').getByRole('alert')).toHaveText(
    /^(Sample software development contract: Brightkiln|Term & Conditions)$/,
  );
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
  // Each page adds the styles of its sections, once.
  const styles = asked.filter((url) => /\/_next\/.*\.css/.test(url));
  expect(styles).toEqual([...new Set(styles)].filter((url) => !inFirst.includes(url)));
});

test('Back and Forward between anchors of a page restore the scroll position; a link to another page scrolls smoothly to the top, a link to the current page scrolls to the top, and Back returns to an anchor of the previous page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, { asked });
    const original = window.scrollTo.bind(window);
    window.scrollTo = (...call: unknown[]) => {
      asked.push(call[0]);
      original(...(call as [ScrollToOptions]));
    };
  });
  const last = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.at(-1));
  const section = page.getByRole('heading', { name: 'What you can decide' });
  const atSection = (url: URL) => url.pathname === '/Privacy-notice' && url.hash !== '';
  const link = page.getByRole('link', { name: 'What you can decide' });
  await open(page, '/Privacy-notice');

  await test.step('Back and Forward between anchors', async () => {
    await scrollDown(page, 700);
    // A click with the mouse would scroll to the link first.
    await link.dispatchEvent('click');
    await expect(section).toBeFocused();
    await scrollDown(page, 1500);
    await back(page, '/Privacy-notice');
    await expect.poll(() => scrollY(page)).toBe(700);
    await forward(page, atSection);
    await expect.poll(() => scrollY(page)).toBe(1500);
    await back(page, '/Privacy-notice');
    await follow(page, 'About Us');
    await expectTop(page, '/AboutUs', 'About us');
    await back(page, '/Privacy-notice');
    await expectTop(page, '/Privacy-notice', 'Privacy notice');
  });

  await test.step('With animations', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await link.click();
    await expect(page).toHaveURL(atSection);
    await scrollDown(page, 4000);
    await follow(page, 'About Us');
    await expectTop(page, '/AboutUs', 'About us');
    expect(await last()).toEqual({ top: 0, behavior: 'smooth' });
    await scrollDown(page, 300);
    await follow(page, 'About Us');
    await expectTop(page, '/AboutUs', 'About us');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await back(page, atSection);
    await expectPage(page, '/Privacy-notice', 'Privacy notice');
    await expect(section).toBeInViewport();
  });
});

test('The navigation bar has a background image when the page is scrolled, also after a reload and if it is translated before hydration, and does not cover the skip link', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  const expectBackground = () => expect(page.locator('html')).toHaveAttribute('data-scrolled');
  await open(page, '/AboutUs');
  await scrollDown(page, 51);
  await expectBackground();
  const image = await bar(page).evaluate(
    (element) => getComputedStyle(element, '::before').backgroundImage,
  );
  expect(image).toMatch(/^url\(/);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });

  const release = await delayScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectBackground();
  await translate(page);
  release();
  await islandsReady(page);
  await expectBackground();
  expect(await scrollY(page)).toBe(51);
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: /Skip to content/i });
  await expect(skipLink).toBeFocused();
  await skipLink.click({ trial: true });
});

test('Scrolling does not change the height of the home page, and a reload keeps the scroll position', async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page, '/');
  const expected = await height();
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  expect(await height()).toBe(expected);
  const top = Math.round((await height()) / 2);
  await scrollDown(page, top);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(top);
});

test('The menu marks the current page, closes with a click on the backdrop and on a link to that page, the page behind it is inert and does not scroll, Back and Forward close it and show a page that can be used, and on right-to-left pages the menu is on the left @engines', async ({
  page,
}) => {
  await open(page, '/');
  // Wide enough to show the backdrop next to the menu, and narrow enough to show the toggle.
  await page.setViewportSize({ width: 800, height: 800 });
  await openMenu(page);
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
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(menu(page)).toBeHidden();

  await test.step('Back and Forward', async () => {
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/FAQ');
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

  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await openMenu(page);
  await expect(menu(page)).toHaveCSS('translate', '0px');
  expect((await menu(page).boundingBox())!.x).toBe(0);
});
