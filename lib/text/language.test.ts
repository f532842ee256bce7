import { directionOf, ogLocale } from '@/lib/text/language';

it.each([
  ['de-CH', 'de_CH', 'ltr'],
  ['zh-Hant', 'zh_TW', 'ltr'],
  ['he-IL', 'he_IL', 'rtl'],
])('the language %s has the locale %s and the direction %s', (language, locale, direction) => {
  expect(ogLocale(language)).toBe(locale);
  expect(directionOf(language)).toBe(direction);
});
