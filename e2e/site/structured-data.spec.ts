import type { APIRequestContext, Page } from '@playwright/test';

import { products } from '@/content/collections/products';
import { services } from '@/content/collections/services';
import { at, breadcrumbOf, pages } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { absoluteUrl } from '@/lib/pages/urls';

type Node = { [property: string]: unknown };

/** Properties whose values are URLs of this site. */
const URLS = ['@id', 'url', 'item', 'image', 'logo'];

/** The `@graph` of the page's JSON-LD script. Empty if the page has no such script. */
async function graphOf(request: APIRequestContext, path: string): Promise<Node[]> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts.length, path).toBeLessThanOrEqual(1);
  if (scripts.length === 0) return [];
  const data = JSON.parse(scripts[0]![1]!);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
};

const isReference = (node: Node) => Object.keys(node).join() === '@id';
const ofType = (nodes: Node[], type: string) => nodes.filter((node) => node['@type'] === type);

const textsOf = async (page: Page, selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.trim());

test('The JSON-LD graph of each page is consistent and contains the breadcrumb of the page', async ({
  request,
}) => {
  for (const { path, indexable } of pages) {
    const graph = await graphOf(request, path);
    if (!indexable) expect(graph, path).toEqual([]);
    const nodes = nodesIn(graph);
    const defined = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
    for (const reference of nodes.filter(isReference)) expect(defined).toContain(reference['@id']);
    const named = defined.filter(Boolean);
    expect(new Set(named).size, path).toBe(named.length);
    for (const node of nodes)
      for (const property of URLS.filter((name) => name in node))
        expect(`${String(node[property])}/`, property).toMatch(new RegExp(`^${absoluteUrl('/')}`));
    const steps = ofType(graph, 'BreadcrumbList').flatMap((list) => list.itemListElement as Node[]);
    if (steps.length > 0) expect(steps.map(({ name }) => name)).toEqual(breadcrumbOf(path));
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  }
});

test('The JSON-LD graphs contain the company, and the questions, services and products that the pages show', async ({
  page,
  request,
}) => {
  const types = async (path: string) => (await graphOf(request, path)).map((node) => node['@type']);
  expect(await types('/')).toEqual(['Organization', 'WebSite']);
  expect(await types(at.contact)).toEqual(['Organization']);

  const [faq] = ofType(await graphOf(request, at.faq), 'FAQPage');
  const questions = faq!.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  await page.goto(at.faq);
  expect(questions.map(({ name }) => name)).toEqual(await textsOf(page, 'main summary'));
  expect(questions.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
    await textsOf(page, 'main details > p'),
  );

  const offered = ofType(await graphOf(request, at.services), 'Service');
  expect(offered.map(({ name }) => name)).toEqual(services.map(({ title }) => title));
  const offers = ofType(nodesIn(await graphOf(request, at.products)), 'Offer');
  expect(offers).toHaveLength(products.length);
  await page.goto(at.products);
  for (const { itemOffered } of offers) {
    const { name, url, image } = itemOffered as Record<'name' | 'url' | 'image', string>;
    await expect(page.locator(new URL(url).hash).getByRole('heading')).toHaveText(name);
    const picture = await request.get(new URL(image).pathname);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  }
});
