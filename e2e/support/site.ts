import { expect, type Page } from '@playwright/test';

import { routes } from '@/content/routes';
import { site } from '@/content/site';

/** Opens a path and waits until its islands work and it is laid out whole (LayOutRest). */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await islandsReady(page);
  return response;
}

/** Asked often: most tests begin with it. The last island to start takes over scrolling. */
export const islandsReady = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          () =>
            history.scrollRestoration === 'manual' && 'whole' in document.documentElement.dataset,
        ),
      { intervals: [50] },
    )
    .toBe(true);

/** Stops the page's clock before the page loads: from then on only the test moves it. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** The chat link leads to a service outside: a blank page stands in for it. */
export const standInForChat = (page: Page) =>
  page
    .context()
    .route(`${new URL(site.chatUrl).origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
    );

export const CHAT_REQUEST = new RegExp(`^foreign ${new URL(site.chatUrl).origin}/`);

/**
 * Adds styles as a script may: an element with styles in it would be refused by the page's policy.
 *
 * @returns the sheet, to disable
 */
export const addStyles = (page: Page, css: string) =>
  page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Whether the page behind a dialog is kept from scrolling. */
export const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** A long way down, at once. */
export async function scrollDown(page: Page, top = 900) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
}

type Path = (typeof routes)[number]['path'];

export const paths: readonly Path[] = routes.map(({ path }) => path);

/** Each page once: the agreement has a second address. */
export const canonicalPaths = paths.filter(
  (path) => routes.find((route) => route.path === path)!.canonical === path,
);

/** An address that no page has. */
const MISSING = '/no/such/page';

/** Each page once, and the one that says that there is none. */
export const everyPage = [...canonicalPaths, MISSING];

/** A page that is missing, and the line that the browser writes about it. */
export const NOT_FOUND = [/^404 /, /^console Failed to load resource: .*404/];

/** The trouble that a page's own document is. */
export const documentTrouble = (path: string) => (path === MISSING ? NOT_FOUND : []);

/** The heading of each page. */
export const HEADINGS: Record<Path, string> = {
  '/': 'Your Trusted Partner for Web & Blockchain Development Worldwide',
  '/AboutUs': 'About us',
  '/Services': 'Services',
  '/Products': 'Products',
  '/FAQ': 'Frequently Asked Questions for Our Software Development Services',
  '/Privacy-policy': 'Term & Conditions',
  '/TermAndCondition': 'Term & Conditions',
  '/ContactUs': 'Contact Us',
  '/thank-you': 'Thank You!',
};
