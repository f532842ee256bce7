import { expect, test, type Frame, type Page } from '@playwright/test';

import { callToAction, mainLinks } from '@/e2e/support/navigation';
import { isHydrated } from '@/lib/early';
import { allPages } from '@/lib/pages/entryFiles';
import type { PageRecord } from '@/lib/pages/record';
import { pathOf, type PageId } from '@/lib/pages/routes';

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await islandsReady(page);
  return response;
}

export const islandsReady = (page: Page | Frame) =>
  expect.poll(() => page.evaluate(isHydrated), { intervals: [50] }).toBe(true);

/** Stops the clock before the page loads. From then on, only the test advances it. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

export type Path = string;

/**
 * The path of a page. If the page has nothing to show, the test is skipped.
 */
function pathFor(id: PageId): Path {
  const path: Path | undefined = pathOf(id);
  test.skip(path === undefined, `The page "${id}" has nothing to show`);
  return path!;
}

const IDS = {
  about: 'about',
  services: 'services',
  products: 'products',
  faq: 'faq',
  agreement: 'agreement',
  terms: 'terms',
  contact: 'contact',
  notice: 'privacy-notice',
  thankYou: 'thank-you',
} as const;

/** The paths of the pages that tests need. Do not use them while a test file loads. */
export const at = {} as Readonly<Record<keyof typeof IDS, Path>>;
for (const name of Object.keys(IDS) as (keyof typeof IDS)[])
  Object.defineProperty(at, name, { get: () => pathFor(IDS[name]) });

/** The paths of these pages, without those that the site does not have. */
export const pathsOf = (...ids: readonly PageId[]): Path[] => ids.flatMap((id) => pathOf(id) ?? []);

/** A page behind a link in the navigation bar, for tests that need any page but the home page. */
const [, firstLink] = mainLinks;
export const anyPage: Path = firstLink?.href ?? callToAction.href;
export const labelOf = (path: Path) =>
  [...mainLinks, callToAction].find(({ href }) => href === path)?.label ?? '';

/** Tests visit the newest entry of each collection. The others consist of the same parts. */
const isTested = ({ entry }: PageRecord, index: number, all: readonly PageRecord[]) =>
  !entry || all[index - 1]?.entry?.collection !== entry.collection;

/**
 * All pages that tests visit: those in content/routes.ts, the lists of case studies and articles, and
 * an entry of each.
 */
const pages = allPages(false).filter(isTested);

/** The canonical path of each page with content. The agreement also has a second path. */
export const canonicalPaths = pages
  .filter(({ path, canonical, needs }) => canonical === path && needs?.length !== 0)
  .map(({ path }) => path);

const MISSING = '/no/such/page';

/** The canonical path of each page, and a path that leads to the 404 page. */
export const everyPage = [...canonicalPaths, MISSING];

/**
 * Patterns for the errors that are recorded for a 404 response: one for the response itself, and
 * one for Chromium's console message about it.
 */
const NOT_FOUND = [/^404 /, /^console Failed to load resource: .*404/];

export const documentTrouble = (path: string) => (path === MISSING ? NOT_FOUND : []);
