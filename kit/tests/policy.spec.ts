import { KIT_SERVER } from './support/hosts';
import { expect, test } from './support/hostTest';

test.use({ host: KIT_SERVER });

/** Chromium's console messages about CSP violations. */
const REFUSED = /^console .*violates the following Content Security Policy directive/;
const REFUSED_STRING = /^console This document requires 'Trusted(HTML|Script)' assignment/;

test('The policy blocks injected scripts, strings assigned as HTML or as script code, inline styles, and frames and pictures from other sites', async ({
  page,
  permit,
}) => {
  permit(
    REFUSED,
    REFUSED_STRING,
    /^failed https:\/\/elsewhere\.example\/.* csp/,
    /^foreign https:\/\/elsewhere/,
  );
  await page.route('/About', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const script = '<script>window.ran = true</script>';
    await route.fulfill({ response, body: html.replace('</body>', `${script}</body>`) });
  });
  await page.goto('/About');
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
