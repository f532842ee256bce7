import type { APIRequestContext, Page } from '@playwright/test';

import { products } from '@/content/collections/products';
import { routes } from '@/content/routes';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { absoluteUrl } from '@/lib/paths';

type Node = { [property: string]: unknown };
type Path = (typeof routes)[number]['path'];

const SERVICES = 6;

/** The types of each page's graph, in order. */
const TYPES: Record<Path, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/AboutUs': ['BreadcrumbList'],
  '/Services': ['Organization', 'BreadcrumbList', ...Array<string>(SERVICES).fill('Service')],
  '/Products': ['Organization', 'BreadcrumbList', 'Service'],
  '/FAQ': ['BreadcrumbList', 'FAQPage'],
  '/Privacy-policy': ['BreadcrumbList'],
  '/TermAndCondition': ['BreadcrumbList'],
  '/ContactUs': ['Organization'],
  '/thank-you': [],
};

/** Properties that hold an address of this site; `sameAs` alone leads elsewhere. */
const ADDRESSES = ['@id', 'url', 'item', 'image', 'logo'];

/** The graph of the one script in the HTML, as a search engine reads it. */
async function graphOf(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts.length, path).toBeLessThanOrEqual(1);
  if (scripts.length === 0) return [];
  const data = JSON.parse(scripts[0]![1]!);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** Every node, however deep. */
const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
};

const isReference = (node: Node) => Object.keys(node).join() === '@id';

const textsOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim());

for (const { path } of routes) {
  test(`The graph of ${path} is what is expected, and holds together`, async ({ request }) => {
    const graph = await graphOf(request, path);
    expect(graph.map((node) => node['@type'])).toEqual(TYPES[path]);
    const nodes = nodesIn(graph);
    const defined = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
    for (const reference of nodes.filter(isReference)) expect(defined).toContain(reference['@id']);
    const named = defined.filter(Boolean);
    expect(new Set(named).size).toBe(named.length);
    for (const node of nodes) {
      for (const property of ADDRESSES.filter((name) => name in node))
        expect(`${String(node[property])}/`, property).toMatch(new RegExp(`^${absoluteUrl('/')}`));
    }
  });
}

for (const { path } of routes.filter((route) => TYPES[route.path].includes('BreadcrumbList'))) {
  test(`The breadcrumb of ${path} is the one that is shown`, async ({ page, request }) => {
    const list = (await graphOf(request, path)).find((node) => node['@type'] === 'BreadcrumbList')!;
    await page.goto(path);
    const steps = list.itemListElement as Node[];
    expect(steps.map(({ name }) => name)).toEqual(
      await textsOf(page, 'nav[aria-label="Breadcrumb"] li'),
    );
    expect(steps.map(({ position }) => position)).toEqual([1, 2]);
  });
}

test('The questions and answers of /FAQ are those that are shown', async ({ page, request }) => {
  const faq = (await graphOf(request, '/FAQ')).find((node) => node['@type'] === 'FAQPage')!;
  await page.goto('/FAQ');
  const questions = faq.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.map(({ name }) => name)).toEqual(await textsOf(page, 'main summary'));
  expect(questions.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
    await textsOf(page, 'main details > p'),
  );
});

test('Each product is offered at its card', async ({ page, request }) => {
  const nodes = nodesIn(await graphOf(request, '/Products'));
  const offers = nodes.filter((node) => node['@type'] === 'Offer');
  expect(offers).toHaveLength(products.length);
  await page.goto('/Products');
  for (const { itemOffered } of offers) {
    const { name, url, image } = itemOffered as Record<'name' | 'url' | 'image', string>;
    await expect(page.locator(new URL(url).hash).getByRole('heading')).toHaveText(name);
    expect((await request.get(new URL(image).pathname)).headers()['content-type']).toBe(
      'image/jpeg',
    );
  }
});

test.describe('Under Trusted Types', () => {
  // React makes a script element by innerHTML; undeclared console errors fail the test.
  test('a change of route makes no script of data', async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = {
        ...response.headers(),
        'content-security-policy': "require-trusted-types-for 'script'",
      };
      await route.fulfill({ response, headers });
    });
    await open(page, '/');
    for (const path of ['/Products', '/FAQ', '/Services']) {
      await page.locator(`header a[href="${path}"]`).click();
      await page.waitForURL(path);
    }
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  });
});
