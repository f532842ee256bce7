/** @jest-environment node */
import { HEADERS } from './policy/headers';
import { encodingFor, filesFor, headersFor, isFresh } from './request';

describe('filesFor', () => {
  it.each([
    ['/', ['index.html']],
    ['/FAQ', ['FAQ', 'FAQ.html', 'FAQ/index.html']],
    ['/FAQ/', ['FAQ/index.html', 'FAQ.html']],
    ['/product/metaverse%20game.jpg', ['product/metaverse game.jpg']],
  ])('answers %s, best first', (path, files) => {
    expect(filesFor(path, '').slice(0, files.length)).toEqual(files);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/a/..%2f..%2fb', '/a%5c..%5cb', '/a%00b'])(
    'refuses %s',
    (path) => {
      expect(filesFor(path, '')).toEqual([]);
    },
  );

  it('refuses what cannot be decoded', () => {
    expect(filesFor('/%zz', '')).toEqual([]);
  });

  it('answers under the base path alone', () => {
    expect(filesFor('/site', '/site')).toEqual(['index.html']);
    expect(filesFor('/site/FAQ', '/site')).toContain('FAQ.html');
    expect(filesFor('/sitemap', '/site')).toEqual([]);
    expect(filesFor('/FAQ', '/site')).toEqual([]);
  });
});

describe('headersFor', () => {
  it('lets browsers keep hashed files and ask again for pages', () => {
    expect(headersFor('/_next/static/chunks/a.js', HEADERS)['Cache-Control']).toMatch('immutable');
    expect(headersFor('/pictures/a.avif', HEADERS)['Cache-Control']).toMatch('immutable');
    expect(headersFor('/FAQ.html', HEADERS)['Cache-Control']).toMatch('must-revalidate');
    expect(headersFor('/product/a.jpg', HEADERS)['Cache-Control']).toMatch('must-revalidate');
  });

  it('lets only the site itself frame a page', () => {
    expect(headersFor('/index.html', HEADERS)).toMatchObject({
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': "frame-ancestors 'self'",
    });
  });
});

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('takes %s as %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe('isFresh', () => {
  it('compares every tag, strong or weak', () => {
    expect(isFresh('"a", W/"b"', '"b"')).toBe(true);
    expect(isFresh('*', '"b"')).toBe(true);
    expect(isFresh('"a"', '"b"')).toBe(false);
    expect(isFresh(undefined, '"b"')).toBe(false);
  });
});
