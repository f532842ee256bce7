import type { APIRequestContext, Page } from '@playwright/test';

import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';
import { routes } from '@/content/routes';
import { shell } from '@/content/shell';
import { open } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { absoluteUrl } from '@/lib/paths';

type Node = { [property: string]: unknown };

/** Properties with a URL of this site. Only `sameAs` links elsewhere. */
const URLS = ['@id', 'url', 'item', 'image', 'logo'];

/** The graph of the only JSON-LD script in the HTML, as search engines read it. */
async function graphOf(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts.length, path).toBeLessThanOrEqual(1);
  if (scripts.length === 0) return [];
  const data = JSON.parse(scripts[0]![1]!);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** All nodes, at any depth. */
const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
};

const isReference = (node: Node) => Object.keys(node).join() === '@id';
const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

const textsOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim());

for (const { path, indexable } of routes)
  test(`The graph of ${path} is consistent and contains the breadcrumb`, async ({
    page,
    request,
  }) => {
    const graph = await graphOf(request, path);
    expect(graph.length > 0).toBe(indexable);
    const nodes = nodesIn(graph);
    const defined = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
    for (const reference of nodes.filter(isReference)) expect(defined).toContain(reference['@id']);
    const named = defined.filter(Boolean);
    expect(new Set(named).size).toBe(named.length);
    for (const node of nodes)
      for (const property of URLS.filter((name) => name in node))
        expect(`${String(node[property])}/`, property).toMatch(new RegExp(`^${absoluteUrl('/')}`));

    await page.goto(path);
    const shown = await textsOf(page, `nav[aria-label="${shell.breadcrumbLabel}"] li`);
    const lists = ofType(graph, 'BreadcrumbList').map((list) => list.itemListElement as Node[]);
    expect(lists.map((steps) => steps.map(({ name }) => name))).toEqual(
      shown.length ? [shown] : [],
    );
    for (const steps of lists) expect(steps.map(({ position }) => position)).toEqual([1, 2]);
  });

test('The home page and the contact page describe the company', async ({ request }) => {
  const types = async (path: string) => (await graphOf(request, path)).map((node) => node['@type']);
  expect(await types('/')).toEqual(['Organization', 'WebSite']);
  expect(await types('/ContactUs')).toEqual(['Organization']);
});

test('The questions and answers in the graph of /FAQ are those on the page', async ({
  page,
  request,
}) => {
  const [faq] = ofType(await graphOf(request, '/FAQ'), 'FAQPage');
  await page.goto('/FAQ');
  const questions = faq!.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions.map(({ name }) => name)).toEqual(await textsOf(page, 'main summary'));
  expect(questions.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
    await textsOf(page, 'main details > p'),
  );
});

test('The graph contains each service, and each product with the anchor of its card', async ({
  page,
  request,
}) => {
  const offered = ofType(await graphOf(request, '/Services'), 'Service');
  expect(offered.map(({ name }) => name)).toEqual(services.map(({ title }) => title));
  const offers = ofType(nodesIn(await graphOf(request, '/Products')), 'Offer');
  expect(offers).toHaveLength(products.length);
  await page.goto('/Products');
  for (const { itemOffered } of offers) {
    const { name, url, image } = itemOffered as Record<'name' | 'url' | 'image', string>;
    await expect(page.locator(new URL(url).hash).getByRole('heading')).toHaveText(name);
    const picture = await request.get(new URL(image).pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  }
});

// React would create a script element with innerHTML. Undeclared console errors fail the test.
test('A client-side navigation creates no script element, which Trusted Types would block', async ({
  page,
}) => {
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
