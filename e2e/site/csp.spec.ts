import { paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';

/** Chromium's console messages about CSP violations. */
const REFUSED = /^console .*violates the following Content Security Policy directive/;
const REFUSED_STRING = /^console This document requires 'Trusted(HTML|Script)' assignment/;

test('Every page has one policy, in its header and at the start of its HTML', async ({
  request,
}) => {
  for (const path of paths) {
    const response = await request.get(path);
    const header = response.headers()['content-security-policy'] ?? '';
    expect(header, path).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-/);
    expect(header, path).not.toMatch(/unsafe|\*/);
    const inHtml =
      /<head><meta charSet="[^"]*"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
    const [, policy] = inHtml.exec(await response.text()) ?? [];
    expect(policy, path).toBe(header.replace("; frame-ancestors 'self'", ''));
  }
});

test('An injected inline script does not run', async ({ page, permit }) => {
  permit(REFUSED);
  await page.route('/FAQ', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.ran = true</script></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/FAQ');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('Strings cannot become markup or script', async ({ page, permit }) => {
  permit(REFUSED_STRING);
  await page.goto('/');
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

test('Inline styles, and frames and pictures from other sites, are blocked', async ({
  page,
  permit,
}) => {
  permit(REFUSED, /^failed https:\/\/elsewhere\.example\/.* csp/, /^foreign https:\/\/elsewhere/);
  await page.goto('/');
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
