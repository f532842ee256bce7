/** @jest-environment node */
import { firstScreen, partsOf } from './page';

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

describe('firstScreen', () => {
  const page = (main: string) =>
    `<head></head><body><section>menu</section><main id="main">${main}</main><section>foot</section>`;
  const upTo = (main: string) =>
    `<head></head><body><section>menu</section><main id="main">${main}`;

  it('ends with the first section of the main part', () => {
    expect(firstScreen(page('<div>head</div><section>one</section><section>two</section>'))).toBe(
      upTo('<div>head</div><section>one</section>'),
    );
  });

  it('holds the sections inside that section', () => {
    const nested = '<section>one<section>in it</section>rest</section>';
    expect(firstScreen(page(`${nested}<section>two</section>`))).toBe(upTo(nested));
  });

  it('ends with the first element where there is no section', () => {
    const first = '<div>head<div>deep</div><p>text</p></div>';
    expect(firstScreen(page(`${first}<div>more</div>`))).toBe(upTo(first));
  });

  it('refuses a page whose first screen has no end', () => {
    expect(() => firstScreen('<p>')).toThrow('has no <main>');
    expect(() => firstScreen(page(''))).toThrow('empty <main>');
    expect(() => firstScreen('<main><section></main>')).toThrow('<section> without an end');
  });
});
