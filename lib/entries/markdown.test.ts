/** @jest-environment node */
import { toHtml } from 'hast-util-to-html';

import { feedText } from './feedText';
import { readText } from './markdown';
import type { Entry } from './read';

const text = (body: string) => readText({ file: 'content/work/a.md', body, bodyLine: 10 });
const html = (body: string) => text(body).parts.map((part) => toHtml(part));

describe('readText', () => {
  it('divides a text at its headings of level 2, which have ids of their own', () => {
    const { parts, headings } = text('Intro.\n\n## Main\n\nOne.\n\n### Deeper\n\n## Main\n\nTwo.');
    expect(parts.map((part) => toHtml(part).replace(/\n/g, ''))).toEqual([
      '<p>Intro.</p>',
      // `main` is the id of the main element of every page.
      '<h2 id="main-1">Main</h2><p>One.</p><h3 id="deeper">Deeper</h3>',
      '<h2 id="main-2">Main</h2><p>Two.</p>',
    ]);
    expect(headings).toEqual([
      { id: 'main-1', title: 'Main' },
      { id: 'main-2', title: 'Main' },
    ]);
  });

  it('makes figures of pictures with captions, and lists all pictures', () => {
    const { pictures, parts } = text('![A board](board.webp "Four weeks")\n\nAn ![icon](b.png).');
    expect(pictures).toEqual(['board.webp', 'b.png']);
    expect(toHtml(parts[0]!)).toContain(
      '<figure><img src="board.webp" alt="A board"><figcaption>Four weeks</figcaption></figure>',
    );
    expect(toHtml(parts[0]!)).toContain('<p>An <img src="b.png" alt="icon">.</p>');
  });

  it('aligns cells and highlights code by classes, without inline styles', () => {
    const [out] = html('| a |\n| -: |\n| 1 |\n\n```js\nconst a = 1;\n```');
    expect(out).toContain('<td class="align-right">1</td>');
    expect(out).toContain('<span class="hljs-keyword">const</span>');
    expect(out).not.toContain('style=');
  });

  it.each([
    ['One.\n\n<b>Two</b>', 'content/work/a.md:12: contains HTML'],
    ['a <br> b', 'content/work/a.md:10: contains HTML'],
    ['# One', 'content/work/a.md:10: has a heading of the first level'],
    ['[x](other.md)', 'content/work/a.md:10: links to “other.md”'],
    ['[x](//elsewhere.example)', 'links to “//elsewhere.example”'],
    ['[x](javascript:alert)', 'links to “javascript:alert”'],
    ['[x][y]\n\n[y]: http://a.example', 'content/work/a.md:12: links to “http://a.example”'],
    ['![x](https://a.example/b.png)', 'shows “https://a.example/b.png”: use a picture next to'],
    ['![](board.webp)', 'shows “board.webp” without a description'],
  ])('refuses %j with the file and the line', (body, message) => {
    expect(() => text(body)).toThrow(message);
  });

  it('names every fault at once', () => {
    expect(() => text('# One\n\n<i>')).toThrow(/a\.md:10: .*\ncontent\/work\/a\.md:12: /);
  });
});

test('A feed contains absolute URLs', () => {
  const body = '[a](/FAQ#start) [b](#c) [d](https://e.example) `]]>`\n\n![A board](board.webp)';
  const entry = { file: 'content/insights/a.md', body, bodyLine: 1 } as Entry;
  const out = feedText(
    entry,
    'https://brightkiln.example/Insights/a',
    (file) => `https://x/${file}`,
  );
  expect(out).toContain('<code>]]&gt;</code>');
  expect([...out.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    expect.stringMatching(/^https:\/\/[^/]+\/FAQ#start$/),
    'https://brightkiln.example/Insights/a#c',
    'https://e.example',
    'https://x/board.webp',
  ]);
});
