import fc from 'fast-check';

import { opensAsDocument, pathInSite, routeOf, samePath } from './paths';

jest.mock('@/lib/paths.generated', () => ({
  pagePaths: [
    '/',
    '/Över',
    '/お問い合わせ',
    '/Příběhy',
    '/Příběhy/',
    '/AboutUs',
    '/FAQ',
    '/Log',
    '/Log/',
  ],
}));

describe('routeOf', () => {
  it('finds a page by any spelling of its path, and samePath agrees', () => {
    const routes = ['/Över', '/お問い合わせ', '/FAQ', '/Log', '/Log/a-case', '/Příběhy/a-case'];
    const spellings = [
      (path: string) => path,
      (path: string) => encodeURI(path),
      (path: string) => path.toLowerCase(),
      (path: string) => path.normalize('NFD'),
    ];
    const property = fc.property(
      fc.constantFrom(...routes),
      fc.constantFrom('', '/', '.html', '.HTM', '/index.html'),
      fc.constantFrom(...spellings),
      fc.constantFrom('', '/site'),
      (route, ending, spell, basePath) => {
        const path = spell(route + ending);
        expect(routeOf(basePath + path, basePath)).toBe(route);
        expect(samePath(path, route)).toBe(true);
      },
    );
    fc.assert(property);
  });

  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['//AboutUs//', '/AboutUs'],
    ['/nothing', null],
    ['/%D6ver', null],
  ])('maps %s to the route %s', (pathname, route) => {
    expect(routeOf(pathname)).toBe(route);
  });

  it.each(['/FAQ', '/site-old/FAQ'])('under the base path /site, finds none for %s', (pathname) => {
    expect(routeOf(pathname, '/site')).toBeNull();
    expect(pathInSite(pathname, '/site')).toBeNull();
  });
});

it.each([
  ['/Över', '/Over'],
  ['/a/b', '/a%2Fb'],
])('%s and %s are not the same path', (a, b) => {
  expect(samePath(a, b)).toBe(false);
});

describe('opensAsDocument', () => {
  it.each(['/Log.html#results', '/FAQ.html', '/blog/first-post'])('is true for %s', (href) =>
    expect(opensAsDocument(href)).toBe(true),
  );

  it.each(['/Log', '/Log/a-case#results', '/', '#start', '/%C3%96ver'])('is false for %s', (href) =>
    expect(opensAsDocument(href)).toBe(false),
  );
});
