/**
 * Pages whose scripts or data are missing, as after a deploy, and what the first script loads and refuses.
 */
import type { Page } from '@playwright/test';

import { back, expectPage, follow, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/support/test';
import { isScriptOf, scriptOf, scriptsOf } from '@/e2e/support/pageScripts';

const GONE = { status: 404, contentType: 'text/html', body: '<!doctype html><p>Not found' };
const MISSING_SCRIPT = [/^404 .*\.js$/, /^console Failed to load resource: .*404/];

/** Records the paths of the documents in the main frame. */
function countDocuments(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** An answer opens without scripts. */
async function expectWorksAsHtml(page: Page) {
  const answer = page.locator('.faq-item', { hasText: 'What happens after launch?' });
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
}

test('If the script of the next page is missing, links and the Back button still work, with a full page load', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  await open(page, '/FAQ');
  // The full page load requests the script again. To remove the route could hang that request forever.
  let isAsked = false;
  await page.route(`**${await scriptOf(request, '/AboutUs', 'AboutUs/page')}`, (route) => {
    if (isAsked) return route.continue();
    isAsked = true;
    return route.fulfill(GONE);
  });
  const documents = countDocuments(page);
  await follow(page, 'About Us');
  await expectPage(page, '/AboutUs', 'About us');
  expect(documents).toEqual(['/AboutUs']);
  await back(page, '/FAQ');
});

test('A page whose script is missing is reloaded once. If it is still missing, the page works without scripts', async ({
  page,
  permit,
  request,
}) => {
  permit(...MISSING_SCRIPT);
  const script = await scriptOf(request, '/FAQ', 'FAQ/page');
  // Playwright's `evaluate` counts as user activation, and a page that the visitor has used is not
  // reloaded.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  await page.route(`**${script}`, (route) => route.fulfill(GONE));
  const documents = countDocuments(page);
  let missing = 0;
  page.on('response', (response) => (missing += Number(response.url().endsWith(script))));
  await page.goto('/FAQ', { waitUntil: 'commit' });
  await expect.poll(() => documents).toEqual(['/FAQ', '/FAQ']);
  // In each document, the loader requests the script, and then webpack. Both remove the element when it
  // fails.
  await expect.poll(() => missing).toBe(4);
  await expect(page.locator(`script[src$="${script}"]`)).toHaveCount(0);
  await follow(page, 'About Us');
  await expectPage(page, '/AboutUs', 'About us');
  expect(documents).toEqual(['/FAQ', '/FAQ', '/AboutUs']);
});

test('A page is usable when any one of the scripts of its route, its data, or the runtime of the bundler is missing', async ({
  context,
  permit,
  request,
}) => {
  // Of React, without the flight data, and of the bundler, without the script of app/global-error.tsx,
  // which handles failures of the others.
  permit(...MISSING_SCRIPT, /^page error (Minified React error|Loading chunk)/);
  // A missing chunk that several routes share stops the script of the layout, too.
  const scripts = (await scriptsOf(request, '/FAQ')).filter((script) =>
    /\/(data|app|webpack-)/.test(script),
  );
  expect(scripts.length).toBeGreaterThan(4);
  for (const [index, script] of scripts.entries())
    await test.step(script, async () => {
      const page = await context.newPage();
      await page.route(`**${script}`, (route) => route.fulfill(GONE));
      const answered = page.waitForResponse(`**${script}`);
      // Otherwise, a slow machine leaves the page before the error is reported.
      const isReported = index === 0 || isScriptOf(script, 'global-error');
      const reported = isReported ? page.waitForEvent('pageerror') : undefined;
      const documents = countDocuments(page);
      await page.goto('/FAQ', { waitUntil: 'domcontentloaded' });
      // A page that the visitor has clicked on is not reloaded.
      await page.getByRole('heading', { level: 1 }).click();
      await answered;
      await expectWorksAsHtml(page);
      await reported;
      await follow(page, 'About Us');
      await expectPage(page, '/AboutUs', 'About us');
      expect(documents.filter((path) => path === '/FAQ')).toEqual(['/FAQ']);
      await page.close();
    });
});

// Unit tests of ownScriptUrl() list the URLs that it refuses.
test('The first script ignores every data block except for its own, and if that lists a script that is not the site’s, with or without Trusted Types, no script is loaded and the page works without', async ({
  page,
  permit,
}) => {
  permit(/^page error Refused to load /);
  let change = (html: string) => html;
  await page.route('/FAQ', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

  const foreign = 'https://elsewhere.example/_next/static/chunks/evil.js';
  const block = `<script type="application/json">${JSON.stringify({ scripts: [foreign] })}</script>`;
  change = (html) => html.replace('</head>', `${block}</head>`).replace('<main', `${block}<main`);
  await open(page, '/FAQ');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  change = (html) => html.replace(/{"scripts":\[/, (start) => `${start}"/uploads/evil.js",`);
  const expectRefused = async () => {
    await page.goto('/FAQ');
    await page.getByRole('heading', { level: 1 }).click();
    await expectWorksAsHtml(page);
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  };
  await expectRefused();
  await page.addInitScript(() => Reflect.deleteProperty(self, 'trustedTypes'));
  await expectRefused();
});
