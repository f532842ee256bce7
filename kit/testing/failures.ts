/** Files that are missing or broken, as after a deploy, and what pages do about it. */
import type { Page } from '@playwright/test';

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

/**
 * Simulates a missing script: requests for the script get a 404 response until the page has been
 * loaded `documents` times. Returns the paths of all requested documents.
 */
export async function goneFor(page: Page, script: string, documents: number) {
  const asked = countDocuments(page);
  // Hide user activation from the page. Playwright's `evaluate` counts as user activation, and the
  // kit does not reload a page that the visitor has used.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  await page.route(`**${script}`, (route) =>
    asked.length > documents ? route.continue() : route.fulfill(GONE),
  );
  return asked;
}
