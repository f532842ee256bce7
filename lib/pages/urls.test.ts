/** Loads the module as if the site had been built with these settings. */
async function pathsOf(siteUrl: string, basePath: string, languages = {}) {
  jest.resetModules();
  jest.doMock('@/lib/settings', () => ({ settings: () => ({ siteUrl, basePath, languages }) }));
  return import('@/lib/pages/urls');
}

const SITE = 'https://example.com';

describe('withBasePath', () => {
  it.each([
    ['', '/favicon.ico', '/favicon.ico'],
    ['/site', '/', '/site/'],
    ['/site', '/product/metaverse game.jpg', '/site/product/metaverse%20game.jpg'],
  ])('with the base path "%s", turns %s into %s', async (basePath, path, address) => {
    const { withBasePath } = await pathsOf(SITE, basePath);
    expect(withBasePath(path)).toBe(address);
  });
});

describe('absoluteUrl', () => {
  it.each([
    ['', '/', 'https://example.com'],
    ['/site', '/', 'https://example.com/site'],
    ['/site', '/two words.jpg', 'https://example.com/site/two%20words.jpg'],
  ])('with the base path "%s", turns %s into %s', async (basePath, path, address) => {
    const { absoluteUrl } = await pathsOf(SITE, basePath);
    expect(absoluteUrl(path)).toBe(address);
  });
});
