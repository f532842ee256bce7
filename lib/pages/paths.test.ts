import {
  containsPath,
  linkUrl,
  opensAsDocument,
  pathInSite,
  routeOf,
  routeOfLink,
  samePath,
  similarRoute,
} from './paths';

Object.assign(globalThis, {
  __ELSEWHERE__: '/shop/ /Log/archive /%C3%B6ver /FAQ',
  __DOCUMENTS__: '/Log/ /Příběhy/ /Campaign',
  __ROUTES__:
    '/ /Över /お問い合わせ /Příběhy /Příběhy/ /AboutUs /Products /FAQ /Privacy-policy /ContactUs /thank-you /Log /Log/',
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
    ['/%C3%96ver', '/Över'],
    ['/%c3%b6ver/', '/Över'],
    ['/O%CC%88ver.html', '/Över'],
    ['/%E3%81%8A%E5%95%8F%E3%81%84%E5%90%88%E3%82%8F%E3%81%9B', '/お問い合わせ'],
    ['/P%C5%99%C3%ADb%C4%9Bhy', '/Příběhy'],
    ['/p%C5%99%C3%ADb%C4%9Bhy/a-case/', '/Příběhy/a-case'],
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
    '/%D6ver',
    '/FAQ%2F',
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

describe('samePath', () => {
  it.each([
    ['/Över', '/%C3%96ver/', true],
    ['/', '/index.html', true],
    ['/Över', '/Over', false],
    ['/a/b', '/a%2Fb', false],
    ['/100%', '/100%', true],
  ])('for %s and %s, returns %s', (a, b, isSame) => {
    expect(samePath(a, b)).toBe(isSame);
  });
});

describe('containsPath', () => {
  it.each([
    ['/%C3%96ver', '/Över', true],
    ['/site/%C3%B6ver-again', '/Över', true],
    ['/AboutUs', '/Över', false],
    ['/index.html', '/', true],
    ['/AboutUs', '/', false],
  ])('for %s and %s, returns %s', (path, part, isPart) => {
    expect(containsPath(path, part)).toBe(isPart);
  });
});

describe('similarRoute', () => {
  it.each([
    ['/%C3%B6ver', '/Över'],
    ['/%C3%96ver', null],
    ['/P%C5%99%C3%ADb%C4%9Bhy/gone', '/Příběhy'],
  ])('for %s, returns %s', (pathname, route) => {
    expect(similarRoute(pathname)).toBe(route);
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
    ['/P%C5%99%C3%ADb%C4%9Bhy/a-case', true],
    ['/Campaign', true],
    ['/Campaign?from=mail', true],
    ['/Log', false],
    ['/', false],
    ['/#start', false],
    ['#start', false],
    ['/FAQ?from=mail#start', false],
    ['/%C3%96ver', false],
    ['/x.html', true],
    ['/FAQ.html', true],
    ['/price-list.pdf', true],
    ['/blog/first-post', true],
  ])('for a link to %s, returns %s', (href, isDocument) => {
    expect(opensAsDocument(href)).toBe(isDocument);
  });
});

describe('linkUrl', () => {
  beforeEach(() => {
    build.__BASE_PATH__ = '/site/nb';
  });
  afterEach(() => {
    build.__BASE_PATH__ = '';
  });

  it.each([
    '/shop',
    '/shop/',
    '/shop/boats.html?a=/FAQ#b',
    '/Log/archive/one',
    '/över',
    '/%C3%B6ver/b',
  ])('adds nothing to %s, which another site serves', (href) => expect(linkUrl(href)).toBe(href));

  it.each(['/shopping', '/price-list.pdf', '/Log/archived', '/Log/one', '/FAQ#shop', '/?to=/shop'])(
    'adds the base path to %s',
    (href) => expect(linkUrl(href)).toBe(`/site/nb${href}`),
  );
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
    ['/Över', '/Över'],
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
