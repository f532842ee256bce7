import type { Page } from '@playwright/test';

import { anyPage, at, everyPage, follow, islandsReady } from '@/e2e/support/site';
import { expectPageComplete } from '@/e2e/support/expectPageComplete';
import { expect, test } from '@/e2e/support/test';

/** Chromium's console messages about CSP violations. */
const REFUSED = /^console .*violates the following Content Security Policy directive/;
const REFUSED_STRING = /^console This document requires 'Trusted(HTML|Script)' assignment/;

/** Changes the HTML of /FAQ before it reaches the browser. */
const rewrite = (page: Page, change: (html: string) => string) =>
  page.route(at.faq, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

test('CSP blocks injected scripts, strings assigned as HTML or as script code, inline styles, and frames and pictures from other sites', async ({
  page,
  permit,
}) => {
  permit(
    REFUSED,
    REFUSED_STRING,
    /^failed https:\/\/elsewhere\.example\/.* csp/,
    /^foreign https:\/\/elsewhere/,
  );
  await rewrite(page, (html) =>
    html.replace('</body>', '<script>window.ran = true</script></body>'),
  );
  await page.goto(at.faq);
  const [ran, strings, color] = await page.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<b>markup</b>'),
      () => (document.createElement('script').text = 'window.ran = true'),
      () => document.body.setAttribute('onclick', 'window.ran = true'),
    ].map((attempt) => {
      try {
        attempt();
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    });
    const style = document.createElement('style');
    style.textContent = 'body { color: rgb(1, 2, 3) !important }';
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/frame';
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/picture.png';
    document.body.append(style, frame, picture);
    return ['ran' in window, attempts, getComputedStyle(document.body).color] as const;
  });
  expect(ran).toBe(false);
  expect(strings).toEqual(['TypeError', 'TypeError', 'TypeError']);
  expect(color).not.toBe('rgb(1, 2, 3)');
});

test('All pages have the same policy, inline style and inline script, and nothing of them is in a header', async ({
  request,
}) => {
  const found = new Set<string>();
  for (const path of everyPage) {
    const response = await request.get(path);
    expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
    const html = await response.text();
    const [policy] = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)!;
    const inline = html.match(/<(style|script)>.*?<\/\1>/gs)!;
    expect(inline).toHaveLength(2);
    found.add(policy + inline.join());
  }
  expect(found.size).toBe(1);
});

const blockOf = (...scripts: string[]) =>
  `<script type="application/json">${JSON.stringify({ scripts })}</script>`;
const FOREIGN = 'https://elsewhere.example/_next/static/chunks/evil.js';
const UPLOADED = '/uploads/evil.js';

test('The inline script ignores every data block except for its own', async ({ page }) => {
  const block = blockOf(FOREIGN);
  await rewrite(page, (html) =>
    html
      .replace('<title>', `${block}<title>`)
      .replace('</head>', `${block}</head>`)
      .replace('<main', `${block}<main`),
  );
  await page.goto(at.faq);
  await islandsReady(page);
  await follow(page, anyPage);
});

for (const trustedTypes of ['with', 'without'])
  for (const script of [FOREIGN, UPLOADED, '/_next/static/chunks/../../../uploads/evil.js'])
    test(`If the data block lists ${script}, ${trustedTypes} Trusted Types, no script is loaded and the page works without`, async ({
      page,
      permit,
    }) => {
      permit(/^page error Refused to load /);
      if (trustedTypes === 'without')
        await page.addInitScript(() => Reflect.deleteProperty(self, 'trustedTypes'));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await rewrite(page, (html) =>
        html.replace(/{"scripts":\[/, (start) => `${start}${JSON.stringify(script)},`),
      );
      await page.goto(at.faq);
      await page.getByRole('heading', { level: 1 }).click();
      await expectPageComplete(page, at.faq);
      expect(asked.filter((url) => url.endsWith('.js'))).toEqual([]);
    });
