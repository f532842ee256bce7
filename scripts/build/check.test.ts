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

const isPublic = (file: string) => existsSync(path.join(process.cwd(), 'public', file));

/** The content with one value changed: `collections/products.ts products 9 title`. */
function withValue(place: string, value: unknown): Content {
  const [file, ...steps] = place.split(' ') as [string, ...string[]];
  const changed = JSON.parse(JSON.stringify(content[file]));
  const parent = steps.slice(0, -1).reduce((part, step) => part[step], changed);
  parent[steps.at(-1)!] = value;
  return { ...content, [file]: changed };
}

/** The content without record `index` of a list, or with an additional one. */
function withList(place: string, change: (records: { id: number }[]) => unknown[]): Content {
  const [file, name] = place.split(' ') as [string, string];
  const records = (content[file] as Record<string, { id: number }[]>)[name]!;
  return withValue(place, change(records));
}

/** A title that search results would cut off. */
const LONG = `${site.name} `.padEnd(61, 'x');

const messagesFor = (changed: Content) => brokenRules(changed, () => true);

describe('wordsOf', () => {
  it('says of each text which file and record hold it, those of site.ts first', () => {
    const places = wordsOf(content).map(({ file, record }) => `${file} ${record}`);
    expect(places[0]).toMatch(/^content\/site\.ts /);
    expect(places).toEqual(
      expect.arrayContaining([
        'content/site.ts site.social[0].href',
        'content/collections/brands.ts brands[5].name',
        'content/pages/home.ts home.hero.headline',
        'content/agreement/agreement.ts agreement.clauses[0].paragraphs[0].text',
      ]),
    );
  });
});

describe('brokenRules', () => {
  it('accepts the content of the site', () => {
    expect(brokenRules(content, isPublic)).toEqual([]);
  });

  it('accepts a thirteenth product', () => {
    const more = withList('collections/products.ts products', (records) => [
      ...records,
      { ...records[0]!, id: records.length + 1, title: 'Chat App', image: '/product/chat.jpg' },
    ]);
    expect(messagesFor(more)).toEqual([]);
  });

  it('accepts another link in the menu', () => {
    const place = 'navigation.ts mainLinks';
    const more = withList(place, ([first, ...rest]) => [
      first,
      { label: 'Careers', href: '/Careers' },
      ...rest,
    ]);
    expect(messagesFor(more)).toEqual([]);
  });

  it.each<[string, string, unknown, string]>([
    [
      'a wrong title',
      'collections/products.ts products 9 title',
      'Artificial Intelligence Development',
      'content/collections/products.ts products[9].title: is "Artificial Intelligence Development", but must be "Artificial Intiligence Development" here',
    ],
    [
      'a wrong number',
      'collections/products.ts products 2 id',
      7,
      'content/collections/products.ts products[2].id: is 7, but ids count from 1 in order: 3 here',
    ],
    [
      'a picture of another product',
      'collections/products.ts products 1 image',
      '/product/food-delivery-app.jpg',
      'content/collections/products.ts products[1].image: "/product/food-delivery-app.jpg" is taken by record 0: make it unique',
    ],
    [
      'an empty text, in any file',
      'pages/ContactUs.ts contact pictureAlt',
      ' ',
      'content/pages/ContactUs.ts contact.pictureAlt: is empty: write the text',
    ],
    [
      'a text that ends with a space',
      'shell.ts shell skipLink',
      'Skip ',
      'content/shell.ts shell.skipLink: has spaces at an end: remove them',
    ],
    [
      'a missing answer',
      'collections/faqs.ts faqs 1 answer',
      undefined,
      'content/collections/faqs.ts faqs[1].answer: is missing: write the text',
    ],
    [
      'two equal ids',
      'collections/brands.ts brands 2 id',
      'quarrow',
      'content/collections/brands.ts brands[2].id: "quarrow" is taken by record 0: make it unique',
    ],
    [
      'a bad email',
      'site.ts site email',
      'hello at brightkiln',
      'content/site.ts site.email: is "hello at brightkiln", but must be an email address',
    ],
    [
      'a bad phone number',
      'site.ts site phone e164',
      '202 555 0142',
      'content/site.ts site.phone.e164: is "202 555 0142", but must be a + and 7 to 15 digits, such as +1 202 555 0142',
    ],
    [
      'a chat link without https',
      'site.ts site chatUrl',
      'http://chat.example',
      'content/site.ts site.chatUrl: is "http://chat.example", but must be an https URL',
    ],
    [
      'social links in another order',
      'site.ts site social 0 kind',
      'mail',
      'content/site.ts site.social[0].kind: is "mail", but must be "network" here',
    ],
    [
      'a date that does not exist',
      'site.ts security confirmed',
      '2026-02-30',
      'content/site.ts security.confirmed: is "2026-02-30", but must be a date such as 2026-11-21',
    ],
    [
      'an unknown benefit',
      'collections/benefits.ts benefits 3 title',
      'Free Coffee',
      'content/collections/benefits.ts benefits[3].title: is "Free Coffee", but must be "Get Genuine Suggestions" here',
    ],
    [
      'an unknown reason',
      'collections/reasons.ts reasons 0 label',
      'Cheap',
      'content/collections/reasons.ts reasons[0].label: is "Cheap", but must be "Custom Solutions" here',
    ],
    [
      'an unknown service',
      'collections/services.ts services 4 title',
      'Chess',
      'content/collections/services.ts services[4].title: is "Chess", but must be "Gaming Development" here',
    ],
    [
      'a renamed link of the menu',
      'navigation.ts mainLinks 4 label',
      'Questions',
      'content/navigation.ts mainLinks: must have, in this order: Home → /, About Us → /AboutUs, Services → /Services, Products → /Products, FAQ → /FAQ, Privacy Policy → /Privacy-policy',
    ],
    [
      'a footer link that leads elsewhere',
      'navigation.ts footerLists navigate links 4 href',
      '/Privacy-policy',
      'content/navigation.ts footerLists.navigate.links: must have, in this order: Home → /, About Us → /AboutUs, Services → /Services, FAQ → /FAQ, Terms & Condition → /TermAndCondition',
    ],
    [
      'a canonical URL that is no route',
      'routes.ts routes 3 canonical',
      '/products',
      'content/routes.ts routes[3].canonical: names "/products", which is no route: name one that is',
    ],
    [
      'the canonical URL of a copy',
      'routes.ts routes 1 canonical',
      '/TermAndCondition',
      'content/routes.ts routes[1].canonical: names "/TermAndCondition", whose canonical URL is "/Privacy-policy": name that one',
    ],
    [
      'a canonical URL that is not indexed',
      'routes.ts routes 1 canonical',
      '/thank-you',
      'content/routes.ts routes[1].canonical: names "/thank-you", which is not indexable: make it indexable, or name another',
    ],
  ])('names file, record and remedy of %s', (_fault, place, value, message) => {
    expect(messagesFor(withValue(place, value))).toEqual([message]);
  });

  it.each(['title', 'description', 'path'])('refuses two routes with the same %s', (key) => {
    const [first] = (content['routes.ts'] as { routes: Record<string, string>[] }).routes;
    expect(messagesFor(withValue(`routes.ts routes 2 ${key}`, first![key]))).toContain(
      `content/routes.ts routes[2].${key}: "${first![key]}" is taken by record 0: make it unique`,
    );
  });

  it.each([
    ['collections/products.ts products', 'has 11 records, but the specification names 12'],
    ['collections/services.ts services', 'has 5 records, but the site shows exactly 6'],
    ['collections/brands.ts brands', 'has 5 records, but the site shows exactly 6'],
    ['collections/benefits.ts benefits', 'has 3 records, but the site shows exactly 4'],
    ['collections/reasons.ts reasons', 'has 6 records, but the site shows exactly 7'],
    ['collections/faqs.ts faqs', 'has 3 records, but the site shows exactly 4'],
    ['collections/counters.ts counters', 'has 1 records, but the site shows exactly 2'],
    ['routes.ts routes', 'lacks /thank-you: add the route'],
  ])('refuses a record too few: %s', (place, message) => {
    const less = withList(place, (records) => records.slice(0, -1));
    expect(messagesFor(less)).toEqual([`content/${place}: ${message}`]);
  });

  it.each(['collections/services.ts services', 'collections/faqs.ts faqs'])(
    'refuses a record too many: %s',
    (place) => {
      const more = withList(place, (records) => [...records, { ...records[0], id: 'more' }]);
      expect(messagesFor(more)).toEqual([expect.stringMatching(/but the site shows exactly \d$/)]);
    },
  );

  it.each([
    ['collections/products.ts', 'products', 'image', '/product/gone.jpg'],
    ['collections/brands.ts', 'brands', 'logo', '/brands/gone.svg'],
  ])('names file, record and remedy of a missing picture: %s', (file, name, key, picture) => {
    const changed = withValue(`${file} ${name} 3 ${key}`, picture);
    expect(brokenRules(changed, (asked) => asked !== picture)).toEqual([
      `content/${file} ${name}[3].${key}: names public${picture}, which does not exist: add the file or fix the path`,
    ]);
  });

  it.each([
    ['title', LONG, `"${LONG}" has 61 characters: shorten it to at most 60`],
    ['title', 'We', `is "We", which does not name the company: add "${site.name}"`],
    ['description', 'x'.repeat(109), 'has 109 characters: write 110 to 160'],
    ['description', 'x'.repeat(161), 'has 161 characters: write 110 to 160'],
  ])('rejects a %s that search results would change: "%s"', (key, value, message) => {
    const changed = withValue(`routes.ts routes 1 ${key}`, value);
    expect(messagesFor(changed)).toEqual([`content/routes.ts routes[1].${key}: ${message}`]);
  });

  it('gives one message for each of several faults', () => {
    const changed = {
      ...withValue('llms.ts llms pages', ''),
      'site.ts': withValue('site.ts site email', 'a')['site.ts']!,
    };
    expect(messagesFor(changed)).toHaveLength(2);
  });

  it.each([
    ['address street', undefined, 'address.street: is missing: write the text'],
    [
      'name',
      'Company and Daughters Ltd',
      'name: is "Company and Daughters Ltd", 25 characters: shorten it to at most 24, and keep the full name in legalName',
    ],
  ])('names the fact of the company that is missing or too long: %s', (fact, value, message) => {
    expect(messagesFor(withValue(`site.ts site ${fact}`, value))).toEqual([
      `content/site.ts site.${message}`,
    ]);
  });
});
