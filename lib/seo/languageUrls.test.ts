const ORIGIN = 'https://example.com';

/** Loads the module as if the site had been built with these settings. */
async function urlsIn(siteUrl: string, basePath: string, languages = {}) {
  jest.resetModules();
  jest.doMock('@/lib/settings', () => ({ settings: () => ({ siteUrl, basePath, languages }) }));
  return import('./languageUrls');
}

describe('languageUrls', () => {
  it('has the page in all languages, and the first one for everybody else', async () => {
    const { languageUrls } = await urlsIn(ORIGIN, '/site/nb', { en: '/site', nb: '/site/nb' });
    expect(languageUrls('/FAQ')).toEqual({
      languages: {
        'x-default': `${ORIGIN}/site/FAQ`,
        en: `${ORIGIN}/site/FAQ`,
        nb: `${ORIGIN}/site/nb/FAQ`,
      },
    });
    expect(languageUrls('/').languages).toMatchObject({
      en: `${ORIGIN}/site`,
      nb: `${ORIGIN}/site/nb`,
    });
  });

  it('has nothing for a site in one language, or a page that a language lacks', async () => {
    expect((await urlsIn(ORIGIN, '')).languageUrls('/FAQ')).toEqual({});
    const { languageUrls } = await urlsIn(ORIGIN, '', { en: '', nb: '/nb' });
    expect(languageUrls('/Log/one')).toEqual({});
  });
});
