import { existsSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { homeLink } from '@/content/navigation';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { sections } from '@/content/sections';
import { site } from '@/content/site';
import { callToAction, mainLinks } from '@/e2e/support/navigation';
import { pathOf, type RouteFacts } from '@/lib/seo/metadata';

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
export const mockChat = (page: Page) =>
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

/**
 * The path of a page. If the site has no such page, or nothing to show on it, the test is skipped.
 */
function pathFor(id: string): Path {
  const path = pathOf<Path>(routes, id);
  test.skip(path === undefined, `The site has no page "${id}", or the page has nothing to show`);
  return path!;
}

/** The paths of the pages that tests need. Do not use them while a test file loads. */
export const at = {
  get about() {
    return pathFor('about');
  },
  get services() {
    return pathFor('services');
  },
  get products() {
    return pathFor('products');
  },
  get faq() {
    return pathFor('faq');
  },
  get agreement() {
    return pathFor('agreement');
  },
  get terms() {
    return pathFor('terms');
  },
  get contact() {
    return pathFor('contact');
  },
  get notice() {
    return pathFor('privacy-notice');
  },
  get thankYou() {
    return pathFor('thank-you');
  },
};

/** The id of the page at a path. */
export const idOf = (path: string): string | undefined =>
  routes.find((route) => route.path === path)?.id;

/** Two pages behind links in the navigation bar, for tests that need any page but the home page. */
const [, firstLink, secondLink] = mainLinks;
export const anyPage: Path = firstLink?.href ?? callToAction.href;
export const labelOf = (path: Path) => mainLinks.find(({ href }) => href === path)?.label ?? '';
export const otherPage: Path = secondLink?.href ?? anyPage;

const facts: readonly RouteFacts[] = routes;

const paths: readonly Path[] = routes.map(({ path }) => path);

/** The canonical path of each page with content. The agreement also has a second path. */
export const canonicalPaths = paths.filter((path) =>
  facts.some(
    (route) => route.path === path && route.canonical === path && route.needs?.length !== 0,
  ),
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
 * The heading of a page, from the file in content/pages that is named after the canonical path.
 * `undefined` if there is no such file, or no heading in it.
 */
async function headingOf(route: RouteFacts): Promise<string | undefined> {
  if (route.id === 'home') return home.hero.headline;
  if (route.id === 'faq') return sections.faq;
  const file = `content/pages${route.canonical}.ts`;
  if (!existsSync(file)) return undefined;
  const words = (await import(`../../${file}`)) as Record<string, unknown>;
  return Object.values(words)
    .map((each) => (each as { heading?: string }).heading)
    .find(Boolean);
}

/** The breadcrumb labels of a page that has a breadcrumb. */
export const breadcrumbOf = (path: Path) => [
  homeLink.label,
  routes.find((route) => route.path === path)!.name,
];

export const HEADINGS = Object.fromEntries(
  await Promise.all(facts.map(async (route) => [route.path, await headingOf(route)])),
) as Record<Path, string>;

/**
 * Waits for a page. Checks the URL first, because the heading may appear before the history entry.
 */
export async function expectPage(page: Page, path: Path) {
  await expect(page).toHaveURL(new RegExp(`^\\w+://[^/]+${path}([?#]|$)`));
  // Ignore letter case, because tests use uppercase text to simulate a translation (translate.ts).
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([HEADINGS[path] ?? /./], {
    ignoreCase: true,
  });
}

/** Clicks the link to a page in the navigation bar. Skips the test if the bar has no such link. */
export async function follow(page: Page, path: Path) {
  const isLinked = [...mainLinks, callToAction].some(({ href }) => href === path);
  test.skip(!isLinked, `The navigation bar has no link to ${path}`);
  await page.getByRole('banner').getByRole('navigation').locator(`a[href="${path}"]`).click();
}
