import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { expect, test } from '@/e2e/support/test';
import { absoluteUrl } from '@/lib/paths';

test('The sitemap lists exactly the canonical URLs of indexable pages', async ({ request }) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/xml/);
  const listed = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url,
  );
  const expected = routes
    .filter(({ path, canonical, indexable }) => indexable && path === canonical)
    .map(({ path }) => absoluteUrl(path));
  expect(listed).toEqual(expected);
  expect(listed.join()).not.toMatch(/thank-you|TermAndCondition/);
});

test('The URLs in the sitemap equal the canonical links of the pages', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [, url] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) {
    const html = await (await request.get(new URL(url!).pathname)).text();
    expect(html).toContain(`<link rel="canonical" href="${url}"`);
  }
});

test('robots.txt allows everything and links to the sitemap, and security.txt is plain text', async ({
  request,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^User-Agent: \*$/m);
  expect(text).toMatch(/^Allow: \/$/m);
  expect(text).not.toMatch(/Disallow/);
  expect(text).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
  const security = await request.get('/.well-known/security.txt');
  expect(security.status()).toBe(200);
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

test('Every link of llms.txt leads to a canonical page, and to its anchor', async ({
  page,
  request,
}) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  const urls = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => new URL(url!));
  expect(urls.length).toBeGreaterThan(routes.length);
  for (const pathname of new Set(urls.map((url) => url.pathname))) {
    expect((await page.goto(pathname))?.status(), pathname).toBe(200);
    const canonical = page.locator('link[rel="canonical"]');
    expect(new URL((await canonical.getAttribute('href'))!).pathname).toBe(pathname);
    for (const { hash } of urls.filter((url) => url.pathname === pathname && url.hash))
      await expect(page.locator(hash), `${pathname}${hash}`).toHaveCount(1);
  }
});

test('A page that must not be indexed has noindex, and no list contains it', async ({
  request,
}) => {
  const hidden = ['/thank-you', '/404.html', '/forms/wtl/demo/'];
  const lists = await Promise.all(
    ['/sitemap.xml', '/llms.txt'].map(async (path) => (await request.get(path)).text()),
  );
  for (const path of hidden) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
    for (const list of lists) expect(list).not.toContain(path.replace(/\/$/, ''));
  }
  for (const { path } of routes.filter(({ indexable }) => indexable))
    expect(await (await request.get(path)).text(), path).not.toContain('noindex');
});

test('The manifest contains the site name, and its icons have the declared sizes', async ({
  request,
}) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await response.json();
  expect(manifest.name).toBe(site.name);
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const icon of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const file = await request.get(icon.src);
    expect(file.status(), icon.src).toBe(200);
    expect(file.headers()['content-type']).toBe(icon.type);
    // A PNG stores its width and height at bytes 16 and 20.
    const bytes = await file.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(icon.sizes);
  }
});

test('All files in the head of a page exist', async ({ page, request }) => {
  for (const { path } of routes) {
    await page.goto(path);
    const named = await page
      .locator('head link[href]:not([rel="canonical"])')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const wanted = ['/favicon.ico', '/manifest.webmanifest', '/icon.svg', '/apple-icon.png'];
    expect(named.map((url) => new URL(url).pathname)).toEqual(expect.arrayContaining(wanted));
    for (const url of named) expect((await request.get(url)).status(), url).toBe(200);
    const card = page.locator('meta[property="og:image"]').first();
    await expect(card).toHaveAttribute('content', /^https:/);
    const file = await request.get(new URL((await card.getAttribute('content'))!).pathname);
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toMatch(/^image\//);
  }
});
