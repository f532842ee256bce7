import { toHtml } from 'hast-util-to-html';

import { readText } from './markdown';

const text = (body: string) => readText({ file: 'content/log/a.md', body, bodyLine: 10 });
const html = (body: string) => text(body).parts.map((part) => toHtml(part));

describe('readText', () => {
  it('divides a text at its headings of level 2, which have ids of their own', () => {
    const { parts, headings } = text('Intro.\n\n## Main\n\nOne.\n\n### Deeper\n\n## Main\n\nTwo.');
    expect(parts.map((part) => toHtml(part).replace(/\n/g, ''))).toEqual([
      '<p>Intro.</p>',
      '<h2 id="main">Main</h2><p>One.</p><h3 id="deeper">Deeper</h3>',
      '<h2 id="main-1">Main</h2><p>Two.</p>',
    ]);
    expect(headings).toEqual([
      { id: 'main', title: 'Main' },
      { id: 'main-1', title: 'Main' },
    ]);
  });

  it('makes figures of pictures with captions, and lists all pictures', () => {
    const { pictures, parts } = text('![A board](board.webp "Four weeks")\n\nAn ![icon](b.png).');
    expect(pictures).toEqual(['board.webp', 'b.png']);
    expect(toHtml(parts[0]!)).toContain(
      '<figure><img src="board.webp" alt="A board"><figcaption>Four weeks</figcaption></figure>',
    );
  });

  it('accepts every name that a picture may have', () => {
    const { pictures, parts } = text(
      '![a](screenshot-at-10.15.32.png)\n\n![b](<Čaj 1.JPG>)\n\n![c](%C4%8Daj.png)\n\n![d](100%.png)',
    );
    const names = ['screenshot-at-10.15.32.png', 'Čaj 1.JPG', 'čaj.png', '100%.png'];
    expect(pictures).toEqual(names);
    expect(parts.map((part) => toHtml(part)).join()).toContain('<img src="Čaj 1.JPG" alt="b">');
  });

  it.each([
    ['One.\n\n<b>Two</b>', 'content/log/a.md:12: contains HTML'],
    ['[x][y]\n\n[y]: http://a.example', 'content/log/a.md:10: links to “http://a.example”'],
    ['![][y]\n\n[y]: board.webp', 'a.md:10: shows “board.webp” without a description'],
    ['![x](../board.webp)', 'shows “../board.webp”: use a picture next to this file'],
  ])('refuses %j with the file and the line', (body, message) => {
    expect(() => text(body)).toThrow(message);
  });

  it('leaves out comments, and refuses HTML between two of them', () => {
    const [out] = html('One.\n\n<!-- more -->\n\nTwo <!-- later\nor never --> three.');
    expect(out).not.toMatch(/more|later|--/);
    expect(out).toContain('One.');
    expect(() => text('<!-- a --> <b>x</b> <!-- c -->')).toThrow('contains HTML');
  });
});
