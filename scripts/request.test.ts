/** @jest-environment node */
import { encodingFor, filesFor, isFresh } from './request';

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
