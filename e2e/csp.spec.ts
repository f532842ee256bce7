import type { Page } from '@playwright/test';

import { open, paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

/** The line in which Chromium reports that a policy refused something. */
const REFUSED = /^console .*violates the following Content Security Policy directive/;
const REFUSED_STRING = /^console This document requires 'Trusted(HTML|Script)' assignment/;

const inHeader = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';
const inPage = (page: Page) =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');

for (const path of paths) {
  test(`${path} has one policy, in its header and in the page`, async ({ page }) => {
    const response = await open(page, path);
    const header = inHeader(response!.headers());
    expect(header).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-/);
    expect(header).not.toMatch(/unsafe|\*/);
    expect(await inPage(page)).toBe(header.replace("; frame-ancestors 'self'", ''));
    const second = await page.locator('head > *').nth(1).getAttribute('http-equiv');
    expect(second).toBe('Content-Security-Policy');
  });
}

test('An inline script that found its way into the HTML does not run', async ({ page, permit }) => {
  permit(REFUSED);
  await page.route('/FAQ', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.ran = true</script></body>',
    );
    await route.fulfill({ response, body });
  });
  await open(page, '/FAQ');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('A string becomes neither markup nor script', async ({ page, permit }) => {
  permit(REFUSED_STRING);
  await open(page, '/');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<b>markup</b>'),
      () => (document.createElement('script').text = 'window.ran = true'),
      () => document.body.setAttribute('onclick', 'window.ran = true'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});

test('Inline styles, and frames and pictures of others, are refused', async ({ page, permit }) => {
  permit(REFUSED, /^failed https:\/\/elsewhere\.example\/.* csp/, /^foreign https:\/\/elsewhere/);
  await open(page, '/');
  const color = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: rgb(1, 2, 3) !important }';
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/frame';
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/picture.png';
    document.body.append(style, frame, picture);
    return getComputedStyle(document.body).color;
  });
  expect(color).not.toBe('rgb(1, 2, 3)');
});
