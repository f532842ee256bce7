import { directionOf, languageName, ogLocale, pathInLanguage } from '@/lib/language';

it.each([
  ['en', 'en_US', 'ltr'],
  ['de', 'de_DE', 'ltr'],
  ['de-CH', 'de_CH', 'ltr'],
  ['zh-Hant', 'zh_TW', 'ltr'],
  ['ar', 'ar_EG', 'rtl'],
  ['he-IL', 'he_IL', 'rtl'],
])('the language %s has the locale %s and the direction %s', (language, locale, direction) => {
  expect(ogLocale(language)).toBe(locale);
  expect(directionOf(language)).toBe(direction);
});

it('calls a language what its speakers call it', () =>
  expect(['en', 'fr'].map(languageName)).toEqual(['English', 'français']));

it.each([
  ['/', ''],
  ['/FAQ', '/FAQ'],
  ['/Log/one', '/Log/one'],
  ['/Log/two', '/Log'],
  ['/News/one', ''],
])('%s leads to the path %s in another language', (path, other) => {
  const build = globalThis as typeof globalThis & { __HIDDEN__: string };
  jest.replaceProperty(build, '__HIDDEN__', '/Log/two /News /News/one');
  expect(pathInLanguage(path)).toBe(other);
});
