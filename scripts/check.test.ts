/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { agreement } from '@/content/agreement/agreement';
import { benefits } from '@/content/collections/benefits';
import { brands } from '@/content/collections/brands';
import { faqs } from '@/content/collections/faqs';
import { products } from '@/content/collections/products';
import { reasons } from '@/content/collections/reasons';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { brokenRules } from './check';
import { content } from './content';
import type { Content } from './policy/content';

const COUNT = products.length;
const isPublic = (file: string) => existsSync(path.join(process.cwd(), 'public', file));

/** A list with one record changed. */
const withRecord = (records: readonly object[], index: number, change: object) =>
  records.map((record, at) => (at === index ? { ...record, ...change } : record));

/** What the check says when these parts of the content are changed. */
const messagesFor = (
  change: Partial<Content>,
  fileExists: (file: string) => boolean = () => true,
) => brokenRules({ ...content, ...change }, fileExists);

describe('brokenRules', () => {
  it('has nothing to say about the content of the site', () => {
    expect(brokenRules(content, isPublic)).toEqual([]);
  });

  it.each<[string, Partial<Content>, string]>([
    [
      'a product too many',
      { products: [...products, { ...products[0], id: COUNT + 1, title: 'Chat App' }] },
      `content/collections/products.ts: has ${COUNT + 1} records, but the site shows exactly ${COUNT}`,
    ],
    [
      'a missing product',
      { products: products.slice(0, -1) },
      `content/collections/products.ts: has ${COUNT - 1} records, but the site shows exactly ${COUNT}`,
    ],
    [
      'a wrong title',
      { products: withRecord(products, 9, { title: 'Artificial Intelligence Development' }) },
      'content/collections/products.ts [9].title: is "Artificial Intelligence Development", but must be "Artificial Intiligence Development" here',
    ],
    [
      'a wrong number',
      { products: withRecord(products, 2, { id: 7 }) },
      `content/collections/products.ts [2].id: is 7, but ids run from 1 to ${COUNT} in order: 3 here`,
    ],
    [
      'an empty answer',
      { faqs: withRecord(faqs, 1, { answer: ' ' }) },
      'content/collections/faqs.ts [1].answer: is empty: write the text',
    ],
    [
      'a picture without alt text',
      { pages: { contact: { pictureAlt: '' } } },
      'content/pages contact.pictureAlt: is empty: write the text',
    ],
    [
      'a missing answer',
      { faqs: withRecord(faqs, 1, { answer: undefined }) },
      'content/collections/faqs.ts [1].answer: is missing: write the text',
    ],
    [
      'two equal ids',
      { faqs: withRecord(faqs, 2, { id: faqs[0].id }) },
      `content/collections/faqs.ts [2].id: "${faqs[0].id}" is taken by record 0: make it unique`,
    ],
    [
      'a bad email',
      { site: { ...site, email: 'hello at brightkiln' } },
      'content/site.ts email: is "hello at brightkiln", but must be an email address',
    ],
    [
      'an address without a street',
      { site: { ...site, address: { ...site.address, street: '' } } },
      'content/site.ts address.street: is empty: write the text',
    ],
    [
      'a bad phone number',
      { site: { ...site, phone: { ...site.phone, e164: '202 555 0142' } } },
      'content/site.ts phone.e164: is "202 555 0142", but must be a + and 7 to 15 digits (E.164)',
    ],
    [
      'a chat link without https',
      { site: { ...site, chatUrl: 'http://chat.example' } },
      'content/site.ts chatUrl: is "http://chat.example", but must be an https address',
    ],
    [
      'an unknown benefit',
      { benefits: withRecord(benefits, 3, { title: 'Free Coffee' }) },
      'content/collections/benefits.ts [3].title: is "Free Coffee", but must be "Get Genuine Suggestions" here',
    ],
    [
      'an unknown reason',
      { reasons: withRecord(reasons, 0, { label: 'Cheap' }) },
      'content/collections/reasons.ts [0].label: is "Cheap", but must be "Custom Solutions" here',
    ],
    [
      'two pages of one title',
      { routes: withRecord(routes, 1, { title: routes[0].title }) },
      `content/routes.ts [1].title: "${routes[0].title}" is another page’s too: make it unique`,
    ],
    [
      'a route twice',
      { routes: withRecord(routes, 2, { path: '/AboutUs', canonical: '/AboutUs' }) },
      'content/routes.ts [2].path: "/AboutUs" is taken by record 1: make it unique',
    ],
    [
      'a page filed under no route',
      { routes: withRecord(routes, 3, { canonical: '/products' }) },
      'content/routes.ts [3].canonical: names "/products", which is no route: name one that is',
    ],
    [
      'a page filed under a copy',
      { routes: withRecord(routes, 1, { canonical: '/TermAndCondition' }) },
      'content/routes.ts [1].canonical: names "/TermAndCondition", which is filed under "/Privacy-policy": name that one',
    ],
    [
      'a page filed under one that is not indexed',
      { routes: withRecord(routes, 1, { canonical: '/thank-you' }) },
      'content/routes.ts [1].canonical: names "/thank-you", which is not indexable: make it indexable, or name another',
    ],
    [
      'a day that is none',
      { security: { confirmed: '2026-02-30' } },
      'content/site.ts security.confirmed: is "2026-02-30", but must be a day such as 2026-11-21',
    ],
    [
      'a clause without a title',
      { agreement: { ...agreement, clauses: withRecord(agreement.clauses, 4, { title: '' }) } },
      'content/agreement/agreement.ts clauses[4].title: is empty: write the text',
    ],
  ])('names file, record and remedy of %s', (_fault, change, message) => {
    expect(messagesFor(change)).toEqual([message]);
  });

  it.each([
    ['products', products, 'image', '/product/gone.jpg'],
    ['brands', brands, 'logo', '/brands/gone.svg'],
  ])('names file, record and remedy of a picture that %s lack', (list, records, key, file) => {
    const change = { [list]: withRecord(records, 3, { [key]: file }) };
    expect(messagesFor(change, (asked) => asked !== file)).toEqual([
      `content/collections/${list}.ts [3].${key}: names public${file}, which does not exist: add the file or mend the path`,
    ]);
  });

  it('gives one message for each of several faults', () => {
    const change = {
      faqs: withRecord(faqs, 0, { answer: '' }),
      site: { ...site, email: '' },
    };
    expect(messagesFor(change)).toHaveLength(2);
  });
});
