import { products } from '@/content/collections/products';
import { leadFormUrl, mailtoUrl, PRODUCT_PARAMETER } from '@/lib/leadForm';

const SRC = 'https://crm.example/forms/wtl/abc';

describe('leadFormUrl', () => {
  it.each([[undefined], [null], [''], ['   ']])('is the plain address for %j', (product) => {
    expect(leadFormUrl(SRC, product)).toBe(SRC);
  });

  it.each([
    'Food Delivery App',
    'Q&A=1#top?x',
    'Größe 100 % – 店',
    '"><script>alert(1)</script>',
    'a+b',
  ])('carries %s unharmed', (product) => {
    const url = new URL(leadFormUrl(SRC, product));
    expect([...url.searchParams]).toEqual([[PRODUCT_PARAMETER, product]]);
    expect(url.origin + url.pathname).toBe(SRC);
    expect(url.hash).toBe('');
  });

  it('keeps a query that the address has already', () => {
    const url = new URL(leadFormUrl(`${SRC}?lang=en`, 'SaaS'));
    expect([...url.searchParams]).toEqual([
      ['lang', 'en'],
      [PRODUCT_PARAMETER, 'SaaS'],
    ]);
  });

  it('leaves out white space around the product', () => {
    expect(leadFormUrl(SRC, '  SaaS\n')).toBe(leadFormUrl(SRC, 'SaaS'));
  });

  it.each(products)('passes on "$title" whole', ({ title }) => {
    expect(new URL(leadFormUrl(SRC, title)).searchParams.get(PRODUCT_PARAMETER)).toBe(title);
  });

  it('cuts an essay to one length, however long it is', () => {
    const essay = 'Lorem ipsum dolor sit amet '.repeat(400);
    const passed = new URL(leadFormUrl(SRC, essay)).searchParams.get(PRODUCT_PARAMETER)!;
    expect(essay.startsWith(passed)).toBe(true);
    expect(passed.length).toBeLessThan(200);
    expect(leadFormUrl(SRC, essay + essay)).toBe(leadFormUrl(SRC, essay));
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
});
