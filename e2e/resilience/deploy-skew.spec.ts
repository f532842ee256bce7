import { home } from '@/content/pages/home';
import type { Route } from '@playwright/test';

import {
  CHUNKS,
  countDocuments,
  expectWorksAsHtml,
  GONE,
  goneOnce,
  MISSING_SCRIPT,
} from '@/e2e/support/deploy';
import { expectPage, follow, open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

const PAYLOAD = /\.txt\?/;

/** How the data of the next page can be invalid, and the expected errors. */
const payloads: Record<string, { answer: (route: Route) => Promise<unknown>; trouble: RegExp[] }> =
  {
    'is gone': {
      answer: (route) => route.fulfill(GONE),
      trouble: [/^404 .*\.txt/, /^console Failed to load resource: .*404/],
    },
    'is a page of the host’s own': {
      answer: (route) => route.fulfill({ ...GONE, status: 200 }),
      trouble: [],
    },
    'is a page that calls itself text': {
      answer: (route) => route.fulfill({ ...GONE, status: 200, contentType: 'text/plain' }),
      trouble: [/^console Failed to fetch RSC payload/],
    },
    'names modules that this page does not have': {
      answer: (route) => alter(route, /:I\[(\d+)/g, ':I[99$1'),
      trouble: [/^console Failed to fetch RSC payload/],
    },
    'names a script that does not exist': {
      answer: (route) => alter(route, /(app\/Products\/page-)[0-9a-f]+/g, '$10123456789abcdef'),
      trouble: [...MISSING_SCRIPT, /^console Refused to execute script/],
    },
  };

async function alter(route: Route, what: RegExp, by: string) {
  const response = await route.fetch();
  const text = await response.text();
  // Some parts of the data name neither modules nor scripts. Without the others, the test must
  // fail.
  await route.fulfill({ response, body: text.replace(what, by) });
}

for (const [wrong, { answer, trouble }] of Object.entries(payloads)) {
  test(`A link whose page data ${wrong} leads to its page with a full page load`, async ({
    page,
    permit,
  }) => {
    permit(...trouble);
    const documents = countDocuments(page);
    await open(page, '/FAQ');
    await page.route(PAYLOAD, answer);
    await follow(page, 'Products');
    await expect(page).toHaveURL('/Products');
    await expectPage(page, '/Products');
    expect(documents).toEqual(['/FAQ', '/Products']);
  });
}

test('A link whose script is missing leads to its page and anchor with a full page load', async ({
  page,
  permit,
}) => {
  permit(...MISSING_SCRIPT);
  await open(page, '/');
  // Missing for the running page. A new document would name a script that exists.
  await goneOnce(page, `${CHUNKS}/app/Products/page-*`);
  const documents = countDocuments(page);
  const tile = page.getByRole('navigation', { name: home.hero.boardLabel }).getByRole('link');
  await tile.nth(2).click();
  await expect(page).toHaveURL('/Products#product-3');
  await expectPage(page, '/Products');
  await expect(page.locator('#product-3')).toBeInViewport();
  expect(documents).toEqual(['/Products']);
});

test('Back to a page whose script is missing shows that page', async ({ page, permit }) => {
  permit(...MISSING_SCRIPT);
  await open(page, '/Services');
  await follow(page, 'FAQ');
  await expectPage(page, '/FAQ');
  await page.reload();
  await goneOnce(page, `${CHUNKS}/app/Services/page-*`);
  await page.goBack();
  await expectPage(page, '/Services');
});

test('A link whose script stays missing leads to a page that works without scripts', async ({
  page,
  permit,
}) => {
  permit(...MISSING_SCRIPT);
  const documents = countDocuments(page);
  await open(page, '/AboutUs');
  await page.route(`${CHUNKS}/app/FAQ/page-*`, (route) => route.fulfill(GONE));
  await follow(page, 'FAQ');
  await expect(page).toHaveURL('/FAQ');
  await expectWorksAsHtml(page);
  expect(documents.filter((path) => path === '/FAQ').length).toBeLessThanOrEqual(2);
});
