/** The files that search engines and devices request from the host. */
import { expect, test } from '@/e2e/sample/support/test';

test('robots.txt links to the sitemap, which lists the pages for search engines, and the demo form is not among them', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain('Sitemap: https://brightkiln.example/sitemap.xml');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
  const urls = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  for (const path of ['', '/AboutUs', '/Privacy-policy', '/Work/quarrow-dispatch-board'])
    expect(urls).toContain(`https://brightkiln.example${path}`);
  for (const path of ['/thank-you', '/TermAndCondition', '/forms/wtl/demo/'])
    expect(urls).not.toContain(`https://brightkiln.example${path}`);
  const form = await request.get('/forms/wtl/demo/');
  expect(await form.text()).toMatch(/<meta name="robots" content="noindex/);
});

test('The manifest contains the site name, and its icons have the declared sizes', async ({
  request,
}) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = await response.json();
  expect(manifest.name).toBe('Brightkiln');
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
