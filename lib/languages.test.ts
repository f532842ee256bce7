import { directionOf, ogLocale } from '@/lib/languages';

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
