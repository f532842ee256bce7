import { expect, type Page } from '@playwright/test';

import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { sections } from '@/content/sections';
import { site } from '@/content/site';

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await islandsReady(page);
  return response;
}

/** Waits for hydration: the last island to hydrate sets scrollRestoration. */
export const islandsReady = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => history.scrollRestoration), { intervals: [50] })
    .toBe('manual');

/** Stops the clock before the page loads. From then on, only the test advances it. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Replaces the chat site with a blank page. */
export const standInForChat = (page: Page) =>
  page
    .context()
    .route(`${new URL(site.chatUrl).origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
    );

export const CHAT_REQUEST = new RegExp(`^foreign ${new URL(site.chatUrl).origin}/`);

/**
 * Adds a stylesheet in the only way that the content security policy allows.
 *
 * @returns the stylesheet, to disable it later
 */
export const addStyles = (page: Page, css: string) =>
  page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);

export const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Whether scrolling is locked, as it is behind an open dialog. */
export const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

export async function scrollDown(page: Page, top = 900) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
}

export type Path = (typeof routes)[number]['path'];

const paths: readonly Path[] = routes.map(({ path }) => path);

/** The canonical path of each page. The agreement also has a second path. */
export const canonicalPaths = paths.filter(
  (path) => routes.find((route) => route.path === path)!.canonical === path,
);

const MISSING = '/no/such/page';

/** The canonical path of each page, and a path that leads to the 404 page. */
export const everyPage = [...canonicalPaths, MISSING];

/**
 * Patterns for the errors that are recorded for a 404 response: one for the response itself, and
 * one for Chromium's console message about it.
 */
export const NOT_FOUND = [/^404 /, /^console Failed to load resource: .*404/];

export const documentTrouble = (path: string) => (path === MISSING ? NOT_FOUND : []);

/**
 * The heading of a page. Most headings are in content/pages, in a file named after the canonical
 * path.
 */
async function headingOf(path: Path): Promise<string> {
  if (path === '/') return home.hero.headline;
  if (path === '/FAQ') return sections.faq;
  const { canonical } = routes.find((route) => route.path === path)!;
  const words = (await import(`../../content/pages${canonical}.ts`)) as Record<string, unknown>;
  return Object.values(words)
    .map((each) => (each as { heading?: string }).heading)
    .find(Boolean)!;
}

export const HEADINGS = Object.fromEntries(
  await Promise.all(paths.map(async (path) => [path, await headingOf(path)])),
) as Record<Path, string>;

/** The breadcrumb labels of each page. Empty for a page without a breadcrumb. */
export const BREADCRUMBS = Object.fromEntries(
  routes.map(({ path, name }) => [
    path,
    ['/', '/ContactUs', '/thank-you'].includes(path) ? [] : ['Home', name],
  ]),
) as Record<Path, string[]>;

/**
 * Waits for a page. Checks the URL first, because the heading may appear before the history entry.
 */
export async function expectPage(page: Page, path: Path) {
  await expect(page).toHaveURL(new RegExp(`^\\w+://[^/]+${path}([?#]|$)`));
  // Ignore letter case, because tests use uppercase text to simulate a translation (translate.ts).
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([HEADINGS[path]], {
    ignoreCase: true,
  });
}

export const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click();
