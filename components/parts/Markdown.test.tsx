import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from '@/components/parts/Markdown';
import { pasted } from '@/lib/markdown';

jest.mock('@/components/parts/Embed', () => ({
  isEmbeddable: (href: string) => href.startsWith('https://youtu.be/'),
  Embed: ({ src, title, children }: { src: string; title: string; children?: ReactNode }) => (
    <div title={title}>
      {src}
      {children}
    </div>
  ),
}));
jest.mock('@/components/parts/Card', () => ({
  CardPicture: ({ picture, alt }: { picture: string; alt: string }) => (
    <img src={picture} alt={alt} />
  ),
}));

const html = (body: string) =>
  renderToStaticMarkup(<Markdown folder="work">{pasted(body)}</Markdown>);

describe('what authors paste is read as it was meant', () => {
  it.each([
    ['line ends of old Macs', '## A\r\rB\rC', '<h2 id="a">A</h2>\n<p>B\nC</p>'],
    ['one tilde', '~5 or ~10 and ~6~', '<p>~5 or ~10 and ~6~</p>'],
  ])('%s', (_what, body, expected) => {
    expect(html(body)).toContain(expected);
  });
});

it('has elements that suit a page: figures, frames, links to phones, and classes for the alignment', () => {
  expect(html('![A board](board.webp "Four weeks")')).toContain(
    '<figure><img src="/work/board.webp" alt="A board"/><figcaption>Four weeks</figcaption></figure>',
  );
  expect(html('An ![icon](b-c.png) here')).toContain('<p>An <img src="/work/b-c.png" alt="icon"/>');
  const video = 'https://youtu.be/abcdefghijk';
  expect(html(`[Launch](${video})`)).toBe(`<div title="Launch">${video}</div>`);
  expect(html(`[![Pier](a.webp)](${video})`)).toContain(
    `<div title="Pier">${video}<img src="/work/a.webp" alt=""/></div>`,
  );
  expect(html(`See [Launch](${video}).`)).toContain(`<a href="${video}">`);
  expect(html('[Call](tel:+4712345678)')).toContain('href="tel:+4712345678"');
  const table = html('A|B\n-|-:\n1|2');
  expect(table).toContain('<section class="data-table" aria-label="A B" tabindex="0">');
  expect(table).toContain('<td class="align-right">2</td>');
  expect(table).not.toContain('style=');
  expect(html('One <!-- later --> two')).toBe('<p>One  two</p>');
  expect(html('```ts\nlet a;\n```')).toContain('<span class="hljs-keyword">let</span>');
});
