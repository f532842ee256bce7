import { setBuild } from '@/jest.build';
import { absoluteUrl, withBasePath } from '@/lib/pages/urls';

const SITE_URL = 'https://example.com';

afterEach(() => setBuild());

describe('withBasePath', () => {
  it.each([
    ['', '/favicon.ico', '/favicon.ico'],
    ['/site', '/', '/site/'],
    ['/site', '/product/metaverse game.jpg', '/site/product/metaverse%20game.jpg'],
  ])('with the base path "%s", turns %s into %s', (BASE_PATH, path, url) => {
    setBuild({ BASE_PATH });
    expect(withBasePath(path)).toBe(url);
  });
});

describe('absoluteUrl', () => {
  it.each([
    ['', '/', 'https://example.com'],
    ['/site', '/', 'https://example.com/site'],
    ['/site', '/two words.jpg', 'https://example.com/site/two%20words.jpg'],
  ])('with the base path "%s", turns %s into %s', (BASE_PATH, path, url) => {
    setBuild({ SITE_URL, BASE_PATH });
    expect(absoluteUrl(path)).toBe(url);
  });
});
