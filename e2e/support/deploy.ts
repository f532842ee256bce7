import { expect, type Page } from '@playwright/test';

import { HEADINGS } from '@/e2e/support/site';

/** A visitor holds yesterday's page; today's files are on the host. */
export const CHUNKS = '**/_next/static/chunks';
export const GONE = { status: 404, contentType: 'text/html', body: '<!doctype html><p>Not found' };
export const MISSING_SCRIPT = [/^404 .*\.js$/, /^console Failed to load resource: .*404/];

/**
 * A file that is gone for the page that runs, and there for a new document. The route stays: while
 * Playwright takes one away, a request that comes at that moment may wait for ever.
 */
export async function goneOnce(page: Page, files: string) {
  let asked = 0;
  await page.route(files, (route) => ((asked += 1) === 1 ? route.fulfill(GONE) : route.continue()));
}

/** Every document that the page's own window has asked for. */
export function countDocuments(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** By its address first: the heading may be there before the browser knows of the new entry. */
export async function expectPage(page: Page, path: keyof typeof HEADINGS) {
  await expect(page).toHaveURL(new RegExp(`^\\w+://[^/]+${path}([?#]|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([HEADINGS[path]]);
}

export const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click();

/** Links and details do what they do in a page without scripts. */
export async function expectWorksAsHtml(page: Page) {
  await expectPage(page, '/FAQ');
  await page.getByText('Who owns the code?').click();
  await expect(page.getByText('You do. Source, designs')).toBeVisible();
  await follow(page, 'About Us');
  await expectPage(page, '/AboutUs');
}
