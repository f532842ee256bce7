/** @jest-environment node */
import { withLoader } from './script-loader';

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const script = (file: string, rest = ' async=""') => `<script src="${file}"${rest}></script>`;

/** What the loader of a page fetches, in a browser that knows Trusted Types or does not. */
function fetched(html: string, trustedTypes?: object) {
  const added: { src: string; async: boolean }[] = [];
  const code = /<script>([\s\S]*?)<\/script>/.exec(html)![1]!;
  const page = {
    createElement: () => ({}),
    head: { append: (element: (typeof added)[0]) => added.push(element) },
  };
  new Function('self', 'document', code)({ trustedTypes }, page);
  return added;
}

describe('the loader of scripts', () => {
  const html = page(script('/a.js') + '<title>A</title>', script('/b.js', ' id="_R_" async=""'));

  it('takes the place of every script element', () => {
    expect(withLoader(html)).not.toMatch(/<script src/);
    expect(withLoader(html)).toContain('<title>A</title>');
  });

  it('fetches the same files in the same order, without waiting for one another', () => {
    expect(fetched(withLoader(html))).toEqual([
      { src: '/a.js', async: true },
      { src: '/b.js', async: true },
    ]);
  });

  it('names each file to Trusted Types, where the browser knows them', () => {
    const trusted = { createPolicy: () => ({ createScriptURL: (file: string) => `T${file}` }) };
    expect(fetched(withLoader(html), trusted).map(({ src }) => src)).toEqual(['T/a.js', 'T/b.js']);
  });

  it('leaves inline scripts and data where they are', () => {
    const inline = '<script>run()</script><script type="application/ld+json">{}</script>';
    expect(withLoader(page(script('/a.js'), inline))).toContain(inline);
  });

  it('drops preloads of scripts and what only browsers without modules fetch', () => {
    const old = '<link rel="preload" as="script" href="/a.js"/>' + script('/p.js', ' noModule=""');
    const made = withLoader(page(old + script('/a.js')));
    expect(made).not.toContain('preload');
    expect(fetched(made).map(({ src }) => src)).toEqual(['/a.js']);
  });

  it('leaves a page without scripts alone', () => {
    const form = page('<link rel="preload" as="script" href="/a.js"/>');
    expect(withLoader(form)).toBe(form);
  });

  it.each([
    [page(script('/a.js', '')), 'has a script that must not wait'],
    [page(script('/a.js?b&amp;c')), 'names an odd script'],
    [script('/a.js'), 'has no </head>'],
  ])('stops at %s', (odd, message) => {
    expect(() => withLoader(odd)).toThrow(message);
  });
});
