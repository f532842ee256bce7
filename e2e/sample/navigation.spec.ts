import type { Page } from '@playwright/test';

import { RENDERED_AGAIN } from '@/e2e/sample/support/changes';
import {
  back,
  expectPage,
  follow,
  forward,
  islandsReady,
  MOVING,
  open,
  scrollDown,
  scrollY,
} from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';
import { translate } from '@/e2e/sample/support/translate';
import { delayScripts } from '@/kit/testing/delayRequests';

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
  { label: 'Home', path: '/', heading: HEADLINE },
  { label: 'About Us', path: '/AboutUs', heading: 'About us' },
  { label: 'Services', path: '/Services', heading: 'Services' },
  { label: 'Products', path: '/Products', heading: 'Products' },
  { label: 'FAQ', path: '/FAQ', heading: QUESTIONS },
  { label: 'Privacy Policy', path: '/Privacy-policy', heading: 'Term & Conditions' },
];

test('Back, Forward and the links in the navigation bar show the top of the next page, without a full page load @engines', async ({
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
  await expect(nav(page).getByRole('link', { name: 'Book a Call With Experts!' })).toBeVisible();
  const inFirst = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
  );

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const followed: string[] = [];
  const pagesWithData = () =>
    asked
      .filter((url) => /\.txt|_rsc=/.test(url))
      .map((url) => new URL('.', url).pathname.replace(/(?<=.)\/$/, ''));
  for (const { label, path, heading } of LINKS) {
    await scrollDown(page);
    await follow(page, label);
    await expectTop(page, path, heading);
    await expect(current(page)).toHaveText(label);
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

test('The navigation bar has a background when the page is scrolled by more than 50 px, also if a reloaded page is translated before hydration, and does not cover the skip link', async ({
  page,
  permit,
}) => {
  permit(RENDERED_AGAIN);
  const background = () =>
    bar(page).evaluate((element) => {
      const { opacity, backgroundImage } = getComputedStyle(element, '::before');
      return { opacity: Number(opacity), image: backgroundImage };
    });
  const expectOpacityAt = async (top: number, opacity: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(async () => (await background()).opacity).toBe(opacity);
  };
  await open(page, '/');
  await follow(page, 'About Us');
  await expectTop(page, '/AboutUs', 'About us');
  await expectOpacityAt(50, 0);
  await expectOpacityAt(51, 1);
  expect((await background()).image).toMatch(/^url\(/);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });

  const release = await delayScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const expectBackground = () => expect(page.locator('html')).toHaveAttribute('data-scrolled');
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

test.describe('With animations', () => {
  test.use(MOVING);

  test('a link to another page scrolls smoothly to the top, a link to the current page scrolls to the top, and Back returns to an anchor of the previous page', async ({
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
    const last = () =>
      page.evaluate(() => (window as unknown as { asked: unknown[] }).asked.at(-1));
    const section = page.getByRole('heading', { name: 'What you can decide' });
    const atSection = (url: URL) => url.pathname === '/Privacy-notice' && url.hash !== '';
    await open(page, '/Privacy-notice');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'What you can decide' }).click();
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

test('Back and Forward between anchors of a page restore the scroll position', async ({ page }) => {
  const section = page.getByRole('heading', { name: 'What you can decide' });
  await open(page, '/Privacy-notice');
  await scrollDown(page, 700);
  // A click with the mouse would scroll to the link first.
  await page.getByRole('link', { name: 'What you can decide' }).dispatchEvent('click');
  await expect(section).toBeFocused();
  await scrollDown(page, 1500);
  await back(page, '/Privacy-notice');
  await expect.poll(() => scrollY(page)).toBe(700);
  await forward(page, ({ hash }) => hash !== '');
  await expect.poll(() => scrollY(page)).toBe(1500);
  await back(page, '/Privacy-notice');
  await follow(page, 'About Us');
  await expectTop(page, '/AboutUs', 'About us');
  await back(page, '/Privacy-notice');
  await expectTop(page, '/Privacy-notice', 'Privacy notice');
});
