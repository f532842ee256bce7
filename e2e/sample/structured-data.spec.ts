import type { APIRequestContext, Page } from '@playwright/test';

import { expect, test } from '@/e2e/sample/support/test';

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

for (const { path, crumbs } of [
  { path: '/', crumbs: [] },
  { path: '/AboutUs', crumbs: ['Home', 'About us'] },
  { path: '/Services', crumbs: ['Home', 'Services'] },
  { path: '/Products', crumbs: ['Home', 'Products'] },
  { path: '/FAQ', crumbs: ['Home', 'FAQ'] },
  { path: '/Privacy-policy', crumbs: ['Home', 'Term & Condition'] },
  { path: '/Work/quarrow-dispatch-board', crumbs: ['Home', 'Work', 'Quarrow'] },
  { path: '/Insights/tags/estimates', crumbs: ['Home', 'Insights', 'Estimates'] },
])
  test(`The JSON-LD graph of ${path} is consistent and contains the breadcrumb of the page`, async ({
    request,
  }) => {
    const graph = await graphOf(request, path);
    const nodes = nodesIn(graph);
    const defined = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
    for (const reference of nodes.filter(isReference)) expect(defined).toContain(reference['@id']);
    const named = defined.filter(Boolean);
    expect(new Set(named).size).toBe(named.length);
    for (const node of nodes)
      for (const property of URLS.filter((name) => name in node))
        expect(node[property], property).toMatch(/^https:\/\/brightkiln\.example([/#]|$)/);
    const steps = ofType(graph, 'BreadcrumbList').flatMap((list) => list.itemListElement as Node[]);
    expect(steps.map(({ name }) => name)).toEqual(crumbs);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  });

test('The JSON-LD graphs contain the company, and the questions, services and products that the pages show, and /thank-you has none', async ({
  page,
  request,
}) => {
  const types = async (path: string) => (await graphOf(request, path)).map((node) => node['@type']);
  expect(await types('/')).toEqual(['Organization', 'WebSite']);
  expect(await types('/ContactUs')).toEqual(['Organization']);
  expect(await types('/thank-you')).toEqual([]);

  const [faq] = ofType(await graphOf(request, '/FAQ'), 'FAQPage');
  const questions = faq!.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(4);
  await page.goto('/FAQ');
  expect(questions.map(({ name }) => name)).toEqual(await textsOf(page, 'main summary'));
  expect(questions.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
    await textsOf(page, 'main details > p'),
  );

  const offered = ofType(await graphOf(request, '/Services'), 'Service');
  expect(offered.map(({ name }) => name)).toEqual([
    'Blockchain Development',
    'Web Development',
    'Software Development',
    'Application Development',
    'Gaming Development',
    'Metaverse Development',
  ]);
  const offers = ofType(nodesIn(await graphOf(request, '/Products')), 'Offer');
  expect(offers).toHaveLength(12);
  await page.goto('/Products');
  for (const { itemOffered } of offers) {
    const { name, url, image } = itemOffered as Record<'name' | 'url' | 'image', string>;
    await expect(page.locator(new URL(url).hash).getByRole('heading')).toHaveText(name);
    const picture = await request.get(new URL(image).pathname);
    expect(picture.headers()['content-type']).toMatch(/^image\//);
  }
});
