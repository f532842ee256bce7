/** Words a minute when adults read non-fiction silently (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). */
const WORDS_PER_MINUTE = 238;

/** The words of a text. The segmenter also finds those of languages without spaces, such as Japanese. */
export const countWords = (text: string, language: string) =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;

/** How long it takes to read a text, in the words of its language: `4 minutes`. */
export const readingTime = (text: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Math.max(1, Math.round(countWords(text, language) / WORDS_PER_MINUTE)),
  );
