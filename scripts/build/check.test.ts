/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { site } from '@/content/site';

import { brokenRules } from './check';
import { readContent, wordsOf, type Content } from './content';

let content: Content;
beforeAll(async () => {
  content = await readContent();
});

/**
 * Returns the content with one value changed. `place` consists of the file and the keys that lead
 * to the value, for example `collections/products.ts products 9 title`.
 */
function withValue(place: string, value: unknown): Content {
  const [file, ...steps] = place.split(' ') as [string, ...string[]];
  const changed = JSON.parse(JSON.stringify(content[file]));
  const parent = steps.slice(0, -1).reduce((part, step) => part[step], changed);
  parent[steps.at(-1)!] = value;
  return { ...content, [file]: changed };
}

/**
 * Returns the content with the records of a list replaced. `place` consists of the file and the
 * name of the list, for example `routes.ts routes`.
 */
function withList(place: string, change: (records: object[]) => unknown[]): Content {
  const [file, name] = place.split(' ') as [string, string];
  return withValue(place, change((content[file] as Record<string, object[]>)[name]!));
}

const messagesFor = (changed: Content) => brokenRules(changed, () => true);

it('wordsOf() returns all text in the content, with the file and the record to edit', () => {
  const places = wordsOf(content).map(({ file, record }) => `${file} ${record}`);
  expect(places[0]).toMatch(/^content\/site\.ts /);
  expect(places).toEqual(
    expect.arrayContaining([
      'content/site.ts site.social[0].href',
      'content/collections/brands.ts brands[5].name',
      'content/agreement/agreement.ts agreement.clauses[0].paragraphs[0].text',
    ]),
  );
});

describe('brokenRules', () => {
  it('accepts the content of the site', () => {
    const isPublic = (file: string) => existsSync(path.join(process.cwd(), 'public', file));
    expect(brokenRules(content, isPublic)).toEqual([]);
  });

  it('accepts an additional product, and an additional link in the menu', () => {
    const chat = { title: 'Chat App', image: '/product/chat.jpg' };
    const products = withList('collections/products.ts products', (all) => [
      ...all,
      { ...all[0], ...chat, id: all.length + 1 },
    ]);
    expect(messagesFor(products)).toEqual([]);
    const links = withList('navigation.ts mainLinks', ([first, ...rest]) => [
      first,
      { label: 'Careers', href: '/Careers' },
      ...rest,
    ]);
    expect(messagesFor(links)).toEqual([]);
  });

  it('for an invalid value, reports the file, the record, the problem and how to fix it', () => {
    const title = 'Artificial Intelligence Development';
    expect(messagesFor(withValue('collections/products.ts products 9 title', title))).toEqual([
      'content/collections/products.ts products[9].title: is "Artificial Intelligence Development", but must be "Artificial Intiligence Development" here',
    ]);
  });

  it.each<[place: string, value: unknown, message: RegExp]>([
    [
      'collections/products.ts products 2 id',
      7,
      /\[2\]\.id: is 7, .* from 1 in order: use 3 here$/,
    ],
    [
      'collections/products.ts products 9 image',
      '/product/metaverse game.jpg',
      /by record 8: make/,
    ],
    ['collections/brands.ts brands 2 id', 'quarrow', /is also used by record 0: make it unique$/],
    ['collections/faqs.ts faqs 1 answer', undefined, /\[1\]\.answer: is missing: write the text$/],
    ['site.ts site address street', undefined, /address\.street: is missing: write the text$/],
    ['pages/ContactUs.ts contact pictureAlt', ' ', /contact\.pictureAlt: is empty: write the/],
    ['shell.ts shell skipLink', 'Skip ', /skipLink: starts or ends with a space: remove it$/],
    ['site.ts site email', 'hello', /email: is "hello", but must be an email address$/],
    ['site.ts site phone e164', '202 555', /e164: is "202 555", .* such as \+1 202 555 0142$/],
    ['site.ts site chatUrl', 'http://chat.example', /chatUrl: .* must be an https URL$/],
    ['site.ts site social 0 kind', 'mail', /social\[0\]\.kind: .* must be "network" here$/],
    ['site.ts security confirmed', '2026-02-30', /confirmed: .* a date such as 2026-11-21$/],
    ['collections/benefits.ts benefits 3 title', 'Tea', /must be "Get Genuine Suggestions" here$/],
    ['collections/reasons.ts reasons 0 label', 'Cheap', /must be "Custom Solutions" here$/],
    ['collections/services.ts services 4 title', 'Go', /must be "Gaming Development" here$/],
    [
      'navigation.ts mainLinks 4 label',
      'Ask',
      /mainLinks: must contain these links in this order: Home → \/,/,
    ],
    ['navigation.ts footerLists navigate links 4 href', '/', /footerLists\.navigate\.links: must/],
    ['routes.ts routes 3 canonical', '/products', /is "\/products", which is not a route: use/],
    ['routes.ts routes 1 canonical', '/TermAndCondition', /whose canonical URL is "\/Privacy-pol/],
    ['routes.ts routes 1 canonical', '/thank-you', /not indexable: make it indexable, or use/],
    ['routes.ts routes 1 title', `${site.name} `.padEnd(61, 'x'), /has 61 .* to at most 60$/],
    ['routes.ts routes 1 title', 'We', /is "We", which does not contain the company name: add "/],
    ['routes.ts routes 1 description', 'x'.repeat(109), /has 109 characters: write 110 to 160$/],
    ['routes.ts routes 1 description', 'x'.repeat(161), /has 161 characters: write 110 to 160$/],
  ])('rejects the value %s = %j', (place, value, message) => {
    expect(messagesFor(withValue(place, value))).toEqual([expect.stringMatching(message)]);
  });

  it('rejects fewer products than the specification requires', () => {
    const few = withList('collections/products.ts products', (all) => all.slice(0, 11));
    expect(messagesFor(few)).toEqual([
      'content/collections/products.ts products: has 11 records, but the specification requires 12',
    ]);
  });

  it.each([
    ['collections/services.ts services', 'has 5 records, but must have exactly 6'],
    ['collections/brands.ts brands', 'has 5 records, but must have exactly 6'],
    ['collections/benefits.ts benefits', 'has 3 records, but must have exactly 4'],
    ['collections/reasons.ts reasons', 'has 6 records, but must have exactly 7'],
    ['collections/faqs.ts faqs', 'has 3 records, but must have exactly 4'],
    ['collections/counters.ts counters', 'has 1 records, but must have exactly 2'],
    ['routes.ts routes', 'lacks /thank-you: add the route'],
  ])('rejects a list that lacks a record: %s', (place, message) => {
    expect(messagesFor(withList(place, (all) => all.slice(0, -1)))).toEqual([
      `content/${place}: ${message}`,
    ]);
  });

  it('rejects a list with an additional record', () => {
    const more = withList('collections/faqs.ts faqs', (all) => [...all, { ...all[0], id: 'more' }]);
    expect(messagesFor(more)).toEqual([expect.stringMatching(/must have exactly 4$/)]);
  });

  it('rejects links in the wrong order', () => {
    const swapped = withList('navigation.ts mainLinks', ([first, second, ...rest]) => [
      second,
      first,
      ...rest,
    ]);
    expect(messagesFor(swapped)).toEqual([expect.stringMatching(/mainLinks: must contain these/)]);
  });

  it('rejects two routes with the same path, title and description', () => {
    const twins = withList('routes.ts routes', ([first, second, , ...rest]) => [
      first,
      second,
      { ...second, indexable: true },
      ...rest,
    ]);
    for (const key of ['path', 'title', 'description'])
      expect(messagesFor(twins)).toContainEqual(
        expect.stringMatching(`routes\\[2\\].${key}: .* is also used by record 1: make it unique`),
      );
  });

  it.each([
    ['collections/brands.ts brands 3 logo', 'collections/brands.ts brands[3].logo'],
    ['collections/products.ts products 3 image', 'collections/products.ts products[3].image'],
  ])('reports a missing picture: %s', (place, record) => {
    const changed = withValue(place, '/gone.jpg');
    expect(brokenRules(changed, (asked) => asked !== '/gone.jpg')).toEqual([
      `content/${record}: is /gone.jpg, but public/gone.jpg does not exist: add the file, or fix the path`,
    ]);
  });

  it('reports one message per problem', () => {
    const changed = {
      ...withValue('shell.ts shell skipLink', ''),
      'site.ts': withValue('site.ts site email', 'a')['site.ts']!,
    };
    expect(messagesFor(changed)).toHaveLength(2);
  });

  it('reports a company name that is too long, but not the titles that contain it', () => {
    expect(messagesFor(withValue('site.ts site name', 'Company and Daughters Ltd'))).toEqual([
      'content/site.ts site.name: is "Company and Daughters Ltd", 25 characters: shorten it to at most 24, and keep the full name in legalName',
    ]);
  });
});
