import { setBuild } from '@/jest.build';

import { languageUrls } from './languageUrls';

const SITE_URL = 'https://example.com';

afterEach(() => setBuild());

describe('languageUrls', () => {
  it('has the page in all languages, and the first one for everybody else', () => {
    const LANGUAGE_PATHS = { en: '/site', nb: '/site/nb' };
    setBuild({ SITE_URL, BASE_PATH: '/site/nb', LANGUAGE_PATHS });
    expect(languageUrls('/FAQ')).toEqual({
      languages: {
        'x-default': `${SITE_URL}/site/FAQ`,
        en: `${SITE_URL}/site/FAQ`,
        nb: `${SITE_URL}/site/nb/FAQ`,
      },
    });
  });

  it('has nothing for a site in one language, or a page that a language lacks', () => {
    expect(languageUrls('/FAQ')).toEqual({});
    setBuild({ LANGUAGE_PATHS: { en: '', nb: '/nb' } });
    expect(languageUrls('/Log/one')).toEqual({});
  });
});
