/** @jest-environment node */
import { partsOf } from './page';

const CHUNKS = '/_next/static/chunks';

describe('partsOf', () => {
  it('finds the scripts and the data that a page’s loader fetches', () => {
    const html = `<script>{load("/_next/static/data/1f.js",()=>load("${CHUNKS}/webpack-1.js"));["${CHUNKS}/main-2.js","${CHUNKS}/a%20b-3.js"].forEach(u=>load(u))}</script>`;
    const { scripts, data } = partsOf(html);
    expect(scripts).toEqual([
      `${CHUNKS}/webpack-1.js`,
      `${CHUNKS}/main-2.js`,
      `${CHUNKS}/a%20b-3.js`,
    ]);
    expect(data).toEqual(['/_next/static/data/1f.js']);
  });

  it('finds the scripts of a page as Next.js leaves it, each once and without polyfills', () => {
    const html = `<link rel="preload" as="script" href="${CHUNKS}/webpack-1.js"/><script src="${CHUNKS}/poly-9.js" noModule=""></script><script src="${CHUNKS}/webpack-1.js" id="_R_" async=""></script><script>self.__next_f.push([1,"[\\"${CHUNKS}/later-4.js\\"]"])</script>`;
    expect(partsOf(html).scripts).toEqual([`${CHUNKS}/webpack-1.js`]);
  });

  it('finds scripts below a base path', () => {
    expect(partsOf(`load("/repo${CHUNKS}/webpack-1.js")`).scripts).toEqual([
      `/repo${CHUNKS}/webpack-1.js`,
    ]);
  });

  it('finds stylesheets, fonts asked for at once, and the styles inside', () => {
    const html =
      '<link rel="preload" href="/a.woff2" as="font" type="font/woff2"/><link rel="icon" href="/i.svg"/><style>a{b:c}</style><noscript><link rel="stylesheet" href="/a.css"/></noscript><style>d{e:f}</style>';
    const { fonts, sheets, styles } = partsOf(html);
    expect(fonts).toEqual(['/a.woff2']);
    expect(sheets).toEqual(['/a.css']);
    expect(styles).toBe('a{b:c}d{e:f}');
  });
});
