import { pasted, readMarkdown } from './markdown';

const read = (body: string) => readMarkdown(pasted(body), 'en');

it('lists the headings of the second level with ids of their own, and the pictures', () => {
  const { headings, pictures } = read(
    '## Main\n\n### Deeper\n\n## Main\n\n![A](a-b.png)\n\n![B](B_1.JPG)',
  );
  expect(headings).toEqual([
    { id: 'main', title: 'Main' },
    { id: 'main-1', title: 'Main' },
  ]);
  expect(pictures).toEqual(['a-b.png', 'B_1.JPG']);
});

it.each([
  ['en', 'word '.repeat(600), '3 minutes'],
  ['en', 'Short.', '1 minute'],
  // Without spaces between words.
  ['ja', 'これは長い文章です。'.repeat(120), '3 分'],
])('knows how long it takes to read a text in %s', (language, body, time) => {
  expect(readMarkdown(body, language).readingTime).toBe(time);
});

it.each([
  ['One.\n\n<b>Two</b>', 3, 'contains <b>: write Markdown, not HTML'],
  ['# One', 1, 'has a heading with one #, as its title: start it with ##'],
  ['[x](javascript:alert)', 1, expect.stringMatching(/^links to “javascript:alert”: /)],
  ['![x](../a.png)', 1, expect.stringMatching(/^shows “..\/a.png”: use a picture next to/)],
  ['![](a.png)', 1, expect.stringMatching(/^shows “a.png”: .*, and describe it/)],
])('refuses %j with the line', (body, line, problem) => {
  expect(read(body).problems).toContainEqual({ line, problem });
});

it('accepts links to pages, anchors, sites, mail and phones, and comments', () => {
  const links = ['/FAQ', '#a', 'https://a.example', 'mailto:a@b.example', 'tel:+4712345678'];
  const text = `${links.map((url) => `[x](${url})`).join(' ')}\n\n<!-- more -->`;
  expect(read(text).problems).toEqual([]);
});
