/** Files that are missing or broken, as after a deploy. */
import type { Page } from '@playwright/test';

export const GONE = { status: 404, contentType: 'text/html', body: '<!doctype html><p>Not found' };
export const MISSING_SCRIPT = [/^404 .*\.js$/, /^console Failed to load resource: .*404/];

/** Records the paths of the documents in the main frame. */
export function countDocuments(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
