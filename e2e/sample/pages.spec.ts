import { expectPage, islandsReady, NOT_FOUND, open } from '@/e2e/sample/support/page';
import { SHAPES } from '@/e2e/sample/support/shapes';
import { expect, test } from '@/e2e/sample/support/test';

/** The routes of the specification, and those that the site adds. */
test('Each page has its heading, its breadcrumb and its canonical link, and the bar and the menu mark it', async ({
  page,
}) => {
  const isMarked = ['/', '/AboutUs', '/Services', '/Products', '/FAQ', '/Privacy-policy'];
  for (const [path, heading, crumb, canonical = path] of [
    ['/', 'Your Trusted Partner for Web & Blockchain Development Worldwide'],
    ['/AboutUs', 'About us', 'About us'],
    ['/Services', 'Services', 'Services'],
    ['/Products', 'Products', 'Products'],
    ['/FAQ', 'Frequently Asked Questions for Our Software Development Services', 'FAQ'],
    ['/Privacy-policy', 'Term & Conditions', 'Term & Condition'],
    ['/TermAndCondition', 'Term & Conditions', 'Term & Condition', '/Privacy-policy'],
    ['/ContactUs', 'Contact Us'],
    ['/Privacy-notice', 'Privacy notice', 'Privacy notice'],
    ['/Work', 'Work', 'Work'],
    ['/Insights', 'Insights', 'Insights'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(breadcrumb.getByRole('listitem')).toHaveText(crumb ? ['Home', crumb] : []);
      await expect(page.locator('link[rel="canonical"]')).toHaveJSProperty(
        'href',
        `https://brightkiln.example${canonical}`,
      );
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await expect(page.locator(':is(header, dialog) [aria-current="page"]')).toHaveCount(
        isMarked.includes(path) ? 2 : 0,
      );
      await expect(page.getByRole('link', { name: 'Chat with us' })).toBeInViewport();
    });
});

test('A page starts with a strict policy, which its host completes, and has a social card', async ({
  page,
  request,
}) => {
  const response = (await page.goto('/AboutUs'))!;
  const html = await response.text();
  const policy =
    /<head><meta charSet="[^"]*"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
  const directives = policy.exec(html)?.[1];
  expect(directives).toMatch(/^default-src 'none'; script-src 'strict-dynamic' 'sha256-/);
  expect(directives).not.toMatch(/unsafe|\*/);
  expect(response.headers()['content-security-policy']).toBe("frame-ancestors 'self'");
  const card = page.locator('meta[property="og:image"]').first();
  const picture = await request.get(new URL((await card.getAttribute('content'))!).pathname);
  expect(picture.headers()['content-type']).toMatch(/^image\//);
});

type Node = { [property: string]: unknown };

/** A value of JSON-LD, and all nodes in it. */
const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
};

test('The JSON-LD of a page describes what it shows, and defines what it refers to', async ({
  request,
}) => {
  for (const [path, ...types] of [
    ['/', 'Organization', 'WebSite'],
    ['/FAQ', 'BreadcrumbList', 'FAQPage'],
    ['/Products', 'Organization', 'BreadcrumbList', 'Service'],
    ['/Work/quarrow-dispatch-board', 'Organization', 'Article', 'BreadcrumbList'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
    const graph = (JSON.parse(text!) as { '@graph': Node[] })['@graph'];
    expect(graph.map((node) => node['@type'])).toEqual(types);
    const nodes = nodesIn(graph);
    const isReference = (node: Node) => Object.keys(node).join() === '@id';
    const defined = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
    const referred = nodes.filter(isReference).map((node) => node['@id']);
    expect(defined, path).toEqual(expect.arrayContaining(referred));
  }
});

test('The icons in the manifest have the sizes that it declares', async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  for (const icon of icons as { src: string; sizes: string }[]) {
    const bytes = await (await request.get(icon.src)).body();
    // A PNG stores its width and height at bytes 16 and 20.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(icon.sizes);
  }
});

test('The footer opens profiles in new tabs, and has a QR code that leads to the contact card', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const heading of ['PRODUCTS', 'NAVIGATE'])
    await expect(footer.getByRole('navigation', { name: heading })).toContainText(heading);
  for (const label of ['LinkedIn', 'Video call', 'Chat', 'X']) {
    const name = `${label} (opens in a new tab)`;
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const card = footer.getByRole('link', { name: 'Scan Me Save Contact Details' });
  await expect(card).toHaveAttribute('href', '/contact.vcf');
  const code = card.locator('img');
  await code.scrollIntoViewIfNeeded();
  const isLoaded = () => code.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  const { width, height } = (await code.boundingBox())!;
  expect(width).toBe(height);
});

test('An unknown URL returns 404 and a page with links to the home page and to a similar route, if there is one', async ({
  page,
  permit,
}) => {
  permit(...NOT_FOUND);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cracked in the kiln');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await islandsReady(page);
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');

  // Hosts redirect only the all-lowercase form of a route (scripts/policy/hosts.ts).
  expect((await page.goto('/ABOUTUS/'))?.status()).toBe(404);
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(0);
  const suggestion = page.getByRole('paragraph').filter({ hasText: 'Did you mean' });
  await suggestion.getByRole('link', { name: '/AboutUs', exact: true }).click();
  await expectPage(page, '/AboutUs', 'About us');
});

test('A page of each shape shows its heading and does not scroll horizontally on the narrowest phone @engines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const { path, heading } of SHAPES) {
    // Wait for hydration, because leaving a page while its scripts load may log an error.
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
