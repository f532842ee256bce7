import { languageAdvice } from './advice';

const ENGLISH =
  'A click loads this from the company, which then learns your address, and the page.';
const FOREIGN = 'Lorem ipsum dolor sit amet, lorem ipsum. Made with Figma and Umami.';

const words = (file: string, text: string) => ({ file: `content/${file}`, record: 'a', text });

it.each([
  [['hr'], [words('embedWords.ts', ENGLISH), words('site.ts', FOREIGN)], ['content/']],
  [['hr', 'nb'], [words('hr.ts', FOREIGN), words('nb/a.ts', ENGLISH)], ['content/nb/']],
])('In the languages %j, files in English are reported: %#', (languages, all, found) => {
  expect(languageAdvice(all, languages).map(({ file }) => file)).toEqual(found);
});
