import { opensAsDocument, pathInSite, routeOf, routeOfLink } from './paths';

Object.assign(globalThis, {
  __DOCUMENTS__: '/Log/ /Campaign',
  __ROUTES__: '/ /AboutUs /Products /FAQ /Privacy-policy /ContactUs /thank-you /Log /Log/',
});

const build = globalThis as unknown as { __BASE_PATH__: string };

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/AboutUs', '/AboutUs'],
    ['/AboutUs/', '/AboutUs'],
    ['/AboutUs//', '/AboutUs'],
    ['//AboutUs', '/AboutUs'],
    ['/AboutUs.html', '/AboutUs'],
    ['/AboutUs/index.html', '/AboutUs'],
    ['/aboutus.HTM', '/AboutUs'],
    ['/contactus/', '/ContactUs'],
    ['/Thank-You', '/thank-you'],
    ['/privacy-policy', '/Privacy-policy'],
    ['/log/', '/Log'],
    ['/log/a-case/index.html', '/Log/a-case'],
  ])('maps %s to the route %s', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });

  it.each([
    '/nothing',
    '/About',
    '/AboutUs/team',
    '/FAQ.pdf',
    '/FAQs',
    '/contact.vcf',
    '.........',
  ])('returns null for %s', (pathname) => {
    expect(routeOf(pathname)).toBeNull();
  });

  it.each([
    ['/site', '/'],
    ['/site/', '/'],
    ['/site/FAQ', '/FAQ'],
    ['/Site/faq/', '/FAQ'],
    ['/site-old/FAQ', null],
    ['/siteFAQ', null],
    ['/FAQ', null],
  ])('under the base path /site, maps %s to %s', (pathname, route) => {
    expect(routeOf(pathname, '/site')).toBe(route);
  });
});

describe('pathInSite', () => {
  it.each([
    ['/site/no/such/page', '/no/such/page'],
    ['/site', '/'],
    ['/site-old', null],
  ])('under the base path /site, maps %s to %s', (pathname, path) => {
    expect(pathInSite(pathname, '/site')).toBe(path);
  });
});

describe('opensAsDocument', () => {
  it.each([
    ['/Log/a-case', true],
    ['/Log/a-case#results', true],
    ['/Campaign', true],
    ['/Campaign?from=mail', true],
    ['/Log', false],
    ['/Team/ada', false],
    ['/', false],
  ])('for a link to %s, returns %s', (href, isDocument) => {
    expect(opensAsDocument(href)).toBe(isDocument);
  });
});

describe('routeOfLink', () => {
  const here = { origin: location.origin, pathname: '/FAQ' };

  function link(href: string, attributes: Record<string, string> = {}) {
    const anchor = document.createElement('a');
    anchor.href = href;
    for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
    return anchor;
  }

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['/AboutUs.html', '/AboutUs'],
    ['/Products?utm_source=news#product-3', '/Products'],
  ])('for a link to %s, returns the route %s', (href, route) => {
    expect(routeOfLink(link(href), here)).toBe(route);
  });

  it.each(['/FAQ', '/faq/', '/FAQ#who-owns', '/contact.vcf', 'https://chat.example/FAQ'])(
    'returns null for a link to %s',
    (href) => {
      expect(routeOfLink(link(href), here)).toBeNull();
    },
  );

  it.each([
    ['target', '_blank'],
    ['download', ''],
  ])('returns null for a link with the attribute %s', (name, value) => {
    expect(routeOfLink(link('/AboutUs', { [name]: value }), here)).toBeNull();
  });

  it('removes the base path from the link', () => {
    jest.replaceProperty(build, '__BASE_PATH__', '/repo');
    const nested = { ...here, pathname: '/repo/FAQ' };
    expect(routeOfLink(link('/repo/AboutUs'), nested)).toBe('/AboutUs');
    expect(routeOfLink(link('/repo-old/AboutUs'), nested)).toBeNull();
    expect(routeOfLink(link('/AboutUs'), nested)).toBeNull();
  });
});
