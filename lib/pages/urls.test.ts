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

describe('languageUrls', () => {
  it('has the page in all languages, and the first one for everybody else', async () => {
    const { languageUrls } = await pathsOf(SITE, '/site/nb', { en: '/site', nb: '/site/nb' });
    expect(languageUrls('/FAQ')).toEqual({
      languages: {
        'x-default': `${SITE}/site/FAQ`,
        en: `${SITE}/site/FAQ`,
        nb: `${SITE}/site/nb/FAQ`,
      },
    });
    expect(languageUrls('/').languages).toMatchObject({
      en: `${SITE}/site`,
      nb: `${SITE}/site/nb`,
    });
  });

  it('has nothing for a site in one language, or a page that a language lacks', async () => {
    expect((await pathsOf(SITE, '')).languageUrls('/FAQ')).toEqual({});
    const build = globalThis as typeof globalThis & { __UNTRANSLATED__: string };
    jest.replaceProperty(build, '__UNTRANSLATED__', '/Log/one');
    const { languageUrls } = await pathsOf(SITE, '', { en: '', nb: '/nb' });
    expect(languageUrls('/Log/one')).toEqual({});
  });
});
