import { setBuild } from '@/jest.build';
import {
  containsPath,
  linkUrl,
  opensAsDocument,
  pathInSite,
  routeOf,
  routeOfLink,
  samePath,
} from './paths';

jest.mock('@/lib/paths.generated', () => ({
  elsewherePaths: ['/shop/', '/Log/archive', '/%C3%B6ver', '/FAQ'],
  documentPaths: ['/Log/', '/Příběhy/', '/Campaign'],
  pagePaths: [
    '/',
    '/Över',
    '/お問い合わせ',
    '/Příběhy',
    '/Příběhy/',
    '/AboutUs',
    '/Products',
    '/FAQ',
    '/Privacy-policy',
    '/ContactUs',
    '/thank-you',
    '/Log',
    '/Log/',
  ],
}));

describe('routeOf', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['//AboutUs//', '/AboutUs'],
    ['/AboutUs/index.html', '/AboutUs'],
    ['/aboutus.HTM', '/AboutUs'],
    ['/log/a-case/index.html', '/Log/a-case'],
    ['/O%CC%88ver.html', '/Över'],
    ['/p%C5%99%C3%ADb%C4%9Bhy/a-case/', '/Příběhy/a-case'],
  ])('maps %s to the route %s', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });

  it.each(['/nothing', '/AboutUs/team', '/contact.vcf', '/%D6ver', '/FAQ%2F'])(
    'returns null for %s',
    (pathname) => {
      expect(routeOf(pathname)).toBeNull();
    },
  );

  it.each([
    ['/site', '/'],
    ['/Site/faq/', '/FAQ'],
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
    ['/index.html', '/', true],
    ['/AboutUs', '/', false],
  ])('for %s and %s, returns %s', (path, part, isPart) => {
    expect(containsPath(path, part)).toBe(isPart);
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
    '/Log/a-case#results',
    '/P%C5%99%C3%ADb%C4%9Bhy/a-case',
    '/Campaign?from=mail',
    '/FAQ.html',
    '/blog/first-post',
  ])('is true for %s', (href) => expect(opensAsDocument(href)).toBe(true));

  it.each(['/Log', '/', '#start', '/FAQ?from=mail#start', '/%C3%96ver'])(
    'is false for %s',
    (href) => expect(opensAsDocument(href)).toBe(false),
  );
});

describe('linkUrl', () => {
  beforeEach(() => {
    setBuild({ BASE_PATH: '/site/nb' });
  });
  afterEach(() => {
    setBuild();
  });

  it.each(['/shop', '/shop/', '/Log/archive/one', '/%C3%B6ver/b'])(
    'adds nothing to %s, which another site serves',
    (href) => expect(linkUrl(href)).toBe(href),
  );

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

  afterEach(() => setBuild());

  it.each([['/Products?utm_source=news#product-3', '/Products']])(
    'for a link to %s, returns the route %s',
    (href, route) => {
      expect(routeOfLink(link(href), here)).toBe(route);
    },
  );

  it.each(['/FAQ', '/FAQ#who-owns', '/contact.vcf', 'https://chat.example/FAQ'])(
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
    setBuild({ BASE_PATH: '/repo' });
    const nested = { ...here, pathname: '/repo/FAQ' };
    expect(routeOfLink(link('/repo/AboutUs'), nested)).toBe('/AboutUs');
    expect(routeOfLink(link('/repo-old/AboutUs'), nested)).toBeNull();
    expect(routeOfLink(link('/AboutUs'), nested)).toBeNull();
  });
});
