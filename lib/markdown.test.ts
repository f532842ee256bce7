import { lineWithMark, pasted, readMarkdown } from './markdown';

const read = (body: string) => readMarkdown(pasted(body), 'en');

it('lists the headings of the second level with ids of their own, and the pictures', () => {
  const { headings, pictures } = read(
    '## Main\n\n### Deeper\n\n## Main\n\n![A](a%20b.png)\n\n![B][c]\n\n[c]: <Čaj 1.JPG>',
  );
  expect(headings).toEqual([
    { id: 'main', title: 'Main' },
    { id: 'main-1', title: 'Main' },
  ]);
  expect(pictures).toEqual(['a b.png', 'Čaj 1.JPG']);
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
  ['[x](page)', 1, expect.stringMatching(/^links to “page”: /)],
  ['[x](javascript:alert)', 1, expect.stringMatching(/^links to “javascript:alert”: /)],
  ['![x](../a.png)', 1, 'shows “../a.png”: use a picture next to the file'],
  ['![](a.png)', 1, expect.stringMatching(/^shows a picture without a description/)],
])('refuses %j with the line', (body, line, problem) => {
  expect(read(body).problems).toContainEqual({ line, problem });
});

it('accepts links to pages, anchors, sites, mail and phones, and comments', () => {
  const links = ['/FAQ', '#a', 'https://a.example', 'mailto:a@b.example', 'tel:+4712345678'];
  const text = `${links.map((url) => `[x](${url})`).join(' ')}\n\n<!-- more -->\n\nA | B\n-|-\n1 <br> 2 | 3`;
  expect(read(text).problems).toEqual([{ line: 5, problem: expect.anything() }].slice(1));
});

describe('the marks that visitors would read', () => {
  it.each([
    'A ** b**',
    'See [this] (and](/FAQ)',
    '> [!NOTE]',
    'A ==b== c',
    'Is $x^2$ right',
    'Do [ ] this',
    'Dear {{ name }}',
    'As said 【4†source】',
    'So :contentReference[oaicite:0]',
    'A note [^1]',
  ])('are in %j', (body) => {
    expect(read(body).mark).toBeDefined();
  });

  it.each([
    'From $5 to $10, or US$ 7 and A$ 8',
    'The code `**a**` and `$x$`',
    '```\n{{ a }}\n```',
    '**Bold** and [a link](/FAQ)',
    '- [ ] a task\n- [x] another',
    'A[^1]\n\n[^1]: Note.',
    'An [aside] and (b)',
    'a = b',
  ])('are not in %j', (body) => {
    expect(read(body).mark).toBeUndefined();
  });

  it('are found in a field, too', () => {
    expect(lineWithMark('A **bold** title')).toBe('A **bold** title');
    expect(lineWithMark('A title * with a star')).toBeUndefined();
  });
});
