/**
 * Tests pages that were opened before a deploy. After the deploy, files that these pages need are
 * missing or belong to the new version.
 */
import type { Page, Route } from '@playwright/test';

import { products } from '@/content/collections/products';
import { home } from '@/content/pages/home';
import {
  countDocuments,
  expectWorksAsHtml,
  GONE,
  goneOnce,
  MISSING_SCRIPT,
} from '@/e2e/support/deploy';
import { scriptOf } from '@/e2e/support/pageScripts';
import {
  expectPage,
  follow,
  islandsReady,
  open,
  at,
  idOf,
  anyPage,
  otherPage,
} from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

async function alter(route: Route, what: RegExp, by: string) {
  const response = await route.fetch();
  const text = await response.text();
  // Some responses may lack the text to replace. If all responses lacked it, no full page load
  // would occur, and the test would fail.
  await route.fulfill({ response, body: text.replace(what, by) });
}

/**
 * The ways in which the RSC payload of the next page can be wrong, and the errors that the browser
 * reports for each.
 */
const PAYLOADS: Record<string, { answer: (route: Route) => Promise<unknown>; trouble: RegExp[] }> =
  {
    'is missing': {
      answer: (route) => route.fulfill(GONE),
      trouble: [/^404 .*\.txt/, /^console Failed to load resource: .*404/],
    },
    'fails to load': {
      answer: (route) => route.abort(),
      trouble: [/^(failed|console) .*net::ERR_FAILED/],
    },
    'is replaced by an HTML page': {
      answer: (route) => route.fulfill({ ...GONE, status: 200 }),
      trouble: [],
    },
    'is replaced by an HTML page with the type text/plain': {
      answer: (route) => route.fulfill({ ...GONE, status: 200, contentType: 'text/plain' }),
      trouble: [/^console Failed to fetch RSC payload/],
    },
    'names modules that this page does not have': {
      answer: (route) => alter(route, /:I\[(\d+)/g, ':I[99$1'),
      trouble: [/^console Failed to fetch RSC payload/],
    },
    'names a script that does not exist': {
      answer: (route) => alter(route, /(app\/\w+\/page-)[0-9a-f]+/g, '$10123456789abcdef'),
      trouble: [...MISSING_SCRIPT, /^console Refused to execute script/],
    },
  };

test('If the data of the next page is missing or invalid, a click on its link causes a full page load', async ({
  page,
  permit,
}) => {
  await open(page, '/');
  const documents = countDocuments(page);
  const paths = [at.products, at.faq];
  // Use one Playwright route for all cases, because a request may hang forever while a route is
  // being removed.
  let answer = PAYLOADS['is missing']!.answer;
  await page.route(/\.txt\?/, (route) => answer(route));
  for (const [index, [wrong, payload]] of Object.entries(PAYLOADS).entries())
    await test.step(wrong, async () => {
      permit(...payload.trouble);
      answer = payload.answer;
      const path = paths[index % 2]!;
      await follow(page, path);
      await expectPage(page, path);
      expect(documents.splice(0)).toEqual([path]);
      await islandsReady(page);
    });
});

test('If the script of the next page is missing, the Back button and links with a URL fragment still work, with a full page load', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  await open(page, '/');
  // Only the first request for the script fails. The full page load requests the script again.
  await goneOnce(page, `**${await scriptOf(request, at.products, `${at.products.slice(1)}/page`)}`);
  const documents = countDocuments(page);
  const tile = page.getByRole('navigation', { name: home.hero.boardLabel }).getByRole('link');
  const { id } = products[Math.min(2, products.length - 1)]!;
  await tile.and(page.locator(`[href$="#product-${id}"]`)).click();
  await expect(page).toHaveURL(`${at.products}#product-${id}`);
  await expectPage(page, at.products);
  await expect(page.locator(`#product-${id}`)).toBeInViewport();
  expect(documents).toEqual([at.products]);

  await open(page, otherPage);
  await follow(page, anyPage);
  await expectPage(page, anyPage);
  await page.reload();
  await goneOnce(page, `**${await scriptOf(request, otherPage, `${otherPage.slice(1)}/page`)}`);
  await page.goBack();
  await expectPage(page, otherPage);
});

test('If the script of the next page is missing even after a full page load, the page works as plain HTML', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  const documents = countDocuments(page);
  await open(page, '/');
  const script = await scriptOf(request, at.faq, `${at.faq.slice(1)}/page`);
  await page.route(`**${script}`, (route) => route.fulfill(GONE));
  await follow(page, at.faq);
  await expect(page).toHaveURL(at.faq);
  await expectWorksAsHtml(page);
  expect(documents.filter((path) => idOf(path) === 'faq').length).toBeLessThanOrEqual(2);
});

/**
 * Simulates a missing script: requests for the script get a 404 response until the page has been
 * loaded `documents` times. Returns the paths of all requested documents.
 */
async function goneFor(page: Page, script: string, documents: number) {
  const asked = countDocuments(page);
  // Hide user activation from the site. Playwright's `evaluate` counts as user activation, and the
  // site does not reload a page that the visitor has used.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  await page.route(`**${script}`, (route) =>
    asked.length > documents ? route.continue() : route.fulfill(GONE),
  );
  return asked;
}

test('A page whose script is missing is reloaded once, and then hydrates', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  const documents = await goneFor(page, await scriptOf(request, at.faq, 'layout'), 1);
  await page.goto(at.faq, { waitUntil: 'commit' });
  await expect.poll(() => documents).toEqual([at.faq, at.faq]);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await expectPage(page, at.faq);
});

test('If the script of a page is still missing after a reload, the page works without scripts and is not reloaded again', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  const documents = await goneFor(
    page,
    await scriptOf(request, at.faq, `${at.faq.slice(1)}/page`),
    2,
  );
  await page.goto(at.faq, { waitUntil: 'commit' });
  await expect.poll(() => documents).toEqual([at.faq, at.faq]);
  await page.waitForLoadState('networkidle');
  await expectWorksAsHtml(page);
  expect(documents).toEqual([at.faq, at.faq, anyPage]);
});
