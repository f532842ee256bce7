/** The first script: what it loads, what it refuses, and pages whose scripts fail. */
import type { Page } from '@playwright/test';

import { countDocuments, GONE, MISSING_SCRIPT } from '../testing/failures';
import { isScriptOf } from '../next';
import { scriptsOf } from '../testing/pageScripts';
import { expect, test } from './support/hostTest';
import { expectPage, hydrated, link } from './support/visit';

/** Expects <details> elements to work, which need no scripts. */
async function expectWorksAsHtml(page: Page) {
  await page.getByText('What is it?').click();
  await expect(page.getByText('A small app for tests.')).toBeVisible();
}

/** Changes the HTML of /About before it reaches the browser. */
const rewrite = (page: Page, change: (html: string) => string) =>
  page.route('/About', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

const blockOf = (...scripts: string[]) =>
  `<script type="application/json">${JSON.stringify({ scripts })}</script>`;
const FOREIGN = 'https://elsewhere.example/_next/static/chunks/evil.js';
const UPLOADED = '/uploads/evil.js';

test('The first script ignores every data block except for its own', async ({ page }) => {
  const block = blockOf(FOREIGN);
  await rewrite(page, (html) =>
    html.replace('</head>', `${block}</head>`).replace('<main', `${block}<main`),
  );
  await page.goto('/About');
  await hydrated(page);
});

// Unit tests of ownScriptUrl() list the URLs that it refuses (kit/early/pageData.ts).
for (const trustedTypes of ['with', 'without'])
  test(`If the data block lists a script that is not the site’s, ${trustedTypes} Trusted Types, no script is loaded and the page works without`, async ({
    page,
    permit,
  }) => {
    permit(/^page error Refused to load /);
    if (trustedTypes === 'without')
      await page.addInitScript(() => Reflect.deleteProperty(self, 'trustedTypes'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await rewrite(page, (html) =>
      html.replace(/{"scripts":\[/, (start) => `${start}${JSON.stringify(UPLOADED)},`),
    );
    await page.goto('/About');
    await page.getByRole('heading', { level: 1 }).click();
    await expectWorksAsHtml(page);
    expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
  });

test('A page is usable when any one of its scripts is missing', async ({
  context,
  permit,
  request,
}) => {
  test.slow();
  // Of React, without the flight data, and of the bundler, without the script of app/global-error.tsx, which
  // handles failures of the other scripts.
  permit(...MISSING_SCRIPT, /^page error (Minified React error|Loading chunk)/);
  for (const [index, script] of (await scriptsOf(request, '/About')).entries())
    await test.step(script, async () => {
      const page = await context.newPage();
      await page.route(`**${script}`, (route) => route.fulfill(GONE));
      const answered = page.waitForResponse(`**${script}`);
      // Otherwise a slow machine leaves the page before the error is reported.
      const isReported = index === 0 || isScriptOf(script, 'global-error');
      const reported = isReported ? page.waitForEvent('pageerror') : undefined;
      const documents = countDocuments(page);
      await page.goto('/About', { waitUntil: 'domcontentloaded' });
      // The kit does not reload a page that the visitor has clicked on. deploys.spec.ts tests reloads.
      await page.getByRole('heading', { level: 1 }).click();
      await answered;
      await expectWorksAsHtml(page);
      await reported;
      await link(page, 'Contact').click();
      await expectPage(page, '/Contact');
      expect(documents.filter((path) => path === '/About')).toEqual(['/About']);
    });
});

test('A tap starts the scripts before the page has loaded, and before their time limit', async ({
  page,
}) => {
  // In browsers without this type of entry, scripts wait for the page to load.
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }),
  );
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // The frame never loads, so the page does not, either.
  await page.route('**/forms/index.html', () => {});
  await page.goto('/Contact', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).click();
  await hydrated(page);
});

// hosts.spec.ts tests where servers redirect such URLs.
test('Hydration keeps the page of a URL with two slashes', async ({ page, served }) => {
  await page.goto(`${served.origin}//About//?q=//#//`);
  await hydrated(page);
  await expect(page).toHaveURL(`${served.origin}/About/?q=//#//`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
