import { products } from '@/content/collections/products';
import { leadFormUrl, mailtoUrl } from '@/lib/lead/leadForm';
import {
  DEFAULT_PARAMETERS,
  parameterRules,
  PRODUCT_PARAMETER,
  QUERY_VALUE_MAX,
} from '@/lib/lead/parameters';

const SRC = 'https://crm.example/forms/wtl/abc';
const form = { src: SRC, parameters: parameterRules(DEFAULT_PARAMETERS)! };

describe('leadFormUrl', () => {
  it.each([[null], [''], ['   ']])('is the plain address for %j', (product) => {
    expect(leadFormUrl(form, product)).toBe(SRC);
  });

  it.each([
    'Food Delivery App',
    'Q&A=1#top?x',
    'Größe 100 % – 店',
    '"><script>alert(1)</script>',
    'a+b',
  ])('carries %s unharmed', (product) => {
    const url = new URL(leadFormUrl(form, product));
    expect([...url.searchParams]).toEqual([[PRODUCT_PARAMETER, product]]);
    expect(url.origin + url.pathname).toBe(SRC);
    expect(url.hash).toBe('');
  });

  it('carries what the first view told beside the product', () => {
    const facts = { utm_source: 'news letter', landing_page: '/FAQ' };
    const url = new URL(leadFormUrl(form, 'SaaS', facts));
    expect(Object.fromEntries(url.searchParams)).toEqual({ ...facts, product: 'SaaS' });
  });

  it('takes the product of the booking, whatever the facts call so', () => {
    const url = new URL(leadFormUrl(form, 'SaaS', { product: 'Exchange' }));
    expect(url.searchParams.getAll(PRODUCT_PARAMETER)).toEqual(['SaaS']);
  });

  it('is the plain address when the deployer passes on nothing', () => {
    const off = { src: SRC, parameters: [] };
    expect(leadFormUrl(off, 'SaaS', { utm_source: 'news' })).toBe(SRC);
  });

  it.each([
    ['?lang=en', 'lang=en&product=SaaS&utm_source=news'],
    ['?lang=en&utm_source=site', 'lang=en&utm_source=site&product=SaaS'],
    ['?a=1?b&c=%20', 'a=1?b&c=%20&product=SaaS&utm_source=news'],
  ])('keeps the query %s of the form itself', (own, query) => {
    const facts = { utm_source: 'news' };
    expect(leadFormUrl({ ...form, src: SRC + own }, 'SaaS', facts)).toBe(`${SRC}?${query}`);
    expect(leadFormUrl({ ...form, src: SRC + own }, null)).toBe(SRC + own);
  });

  it('leaves out white space around the product', () => {
    expect(leadFormUrl(form, '  SaaS\n')).toBe(leadFormUrl(form, 'SaaS'));
  });

  it.each(products)('passes on "$title" whole', ({ title }) => {
    expect(new URL(leadFormUrl(form, title)).searchParams.get(PRODUCT_PARAMETER)).toBe(title);
  });

  it('cuts an essay to one length, however long it is', () => {
    const essay = 'Lorem ipsum dolor sit amet '.repeat(400);
    const passed = new URL(leadFormUrl(form, essay)).searchParams.get(PRODUCT_PARAMETER)!;
    expect(essay.startsWith(passed)).toBe(true);
    expect(passed.length).toBeLessThanOrEqual(QUERY_VALUE_MAX);
    expect(leadFormUrl(form, essay + essay)).toBe(leadFormUrl(form, essay));
  });
});

describe('mailtoUrl', () => {
  it.each([[undefined], [null], ['']])('has no subject for %j', (product) => {
    expect(mailtoUrl('hello@brightkiln.example', product)).toBe('mailto:hello@brightkiln.example');
  });

  it('names the product as the subject', () => {
    expect(mailtoUrl('hello@brightkiln.example', 'Food Delivery App')).toBe(
      'mailto:hello@brightkiln.example?subject=Food%20Delivery%20App',
    );
  });

  it('lets a product add no header of its own', () => {
    const url = new URL(mailtoUrl('hello@brightkiln.example', 'SaaS&bcc=all@example.com#x'));
    expect([...url.searchParams.keys()]).toEqual(['subject']);
    expect(url.hash).toBe('');
  });

  it.each([
    ['a line break', 'SaaS\r\nBcc: all@example.com', 'SaaS Bcc: all@example.com'],
    ['half a character', 'SaaS \ud83d', 'SaaS \ufffd'],
  ])('survives %s', (_what, product, subject) => {
    const url = new URL(mailtoUrl('hello@brightkiln.example', product));
    expect(url.searchParams.get('subject')).toBe(subject);
  });
});
