import { countWords, readingTime } from './readingTime';

it('counts the words of languages with and without spaces, but no signs', () => {
  expect(countWords('One board, not three — it’s “done”.', 'en')).toBe(6);
  expect(countWords('Přístav na řece.', 'cs')).toBe(3);
  expect(countWords('見積もりを読む', 'ja')).toBeGreaterThan(1);
});

it('tells the time in the language, and at least one minute', () => {
  expect(readingTime('', 'en')).toBe('1 minute');
  expect(readingTime('word '.repeat(900), 'en')).toBe('4 minutes');
  expect(readingTime('word '.repeat(900), 'cs')).toBe('4 minuty');
});
