import type { Page } from '@playwright/test';

import { openAnswer } from '@/e2e/support/journeys';
import { anyPage, at, expectPage, follow } from '@/e2e/support/site';

export const GONE = { status: 404, contentType: 'text/html', body: '<!doctype html><p>Not found' };
export const MISSING_SCRIPT = [/^404 .*\.js$/, /^console Failed to load resource: .*404/];

/**
 * Responds with 404 to the first request for a file, so that the file is missing for the running
 * page but available after a full page load. The Playwright route is never removed, because a
 * request may hang forever while a route is being removed.
 */
export async function goneOnce(page: Page, files: string) {
  let asked = 0;
  await page.route(files, (route) => ((asked += 1) === 1 ? route.fulfill(GONE) : route.continue()));
}

/** Records the path of each document that the page requests in its main frame. */
export function countDocuments(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Expects links and <details> elements on /FAQ to work. Neither of them needs scripts. */
export async function expectWorksAsHtml(page: Page) {
  await expectPage(page, at.faq);
  await openAnswer(page);
  await follow(page, anyPage);
  await expectPage(page, anyPage);
}
