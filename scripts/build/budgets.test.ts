/** @jest-environment node */
import { fileFaults, pageFaults } from './budgets';
import { firstScreen, renderBlocking, scriptsOf } from './page-weight';
import * as budgets from '@/scripts/policy/budgets';

const CHUNKS = '/_next/static/chunks';

describe('firstScreen', () => {
  it('ends with the first element of <main>, whatever that holds', () => {
    const head = '<head></head><div>bar</div><main id="main" tabindex="-1">';
    const first = '<div class="head"><div><img src="/a"/></div><section></section></div>';
    expect(firstScreen(`${head}${first}<div>more</div></main>`)).toBe(head + first);
  });

  it.each([
    ['<body></body>', 'has no element in <main>'],
    ['<main>text</main><footer></footer>', 'has no element in <main>'],
    ['<main><section><p></p></main>', 'has a <section> in <main> that is not closed'],
  ])('stops at %s', (html, message) => expect(() => firstScreen(html)).toThrow(message));
});

describe('renderBlocking', () => {
  it.each(['<link rel="stylesheet" href="/a.css"/>', '<script async="" src="/a.js">'])(
    'finds %s',
    (element) => expect(renderBlocking(`<head>${element}</head>`)).toEqual([element]),
  );

  it.each([
    '<link rel="stylesheet" href="/a.css" disabled=""/>',
    '<link rel="preload" as="font" href="/a.woff2"/>',
    '<script>run()</script>',
    '<style>a{}</style>',
  ])('accepts %s', (html) => expect(renderBlocking(html)).toEqual([]));
});

describe('scriptsOf', () => {
  it('finds the files that a loader names, under a base path too', () => {
    const html = `<script>load("/repo/_next/static/data/1f.js");["${CHUNKS}/a%20b-3.js"].forEach(load)</script>`;
    expect(scriptsOf(html)).toEqual(['/repo/_next/static/data/1f.js', `${CHUNKS}/a%20b-3.js`]);
  });

  it('finds the script elements of Next.js, each once and without polyfills', () => {
    const html = `<link rel="preload" as="script" href="${CHUNKS}/webpack-1.js"/><script src="${CHUNKS}/poly-9.js" noModule=""></script><script src="${CHUNKS}/webpack-1.js" async=""></script><script>self.__next_f.push([1,"[\\"${CHUNKS}/later-4.js\\"]"])</script>`;
    expect(scriptsOf(html)).toEqual([`${CHUNKS}/webpack-1.js`]);
  });
});

describe('pageFaults', () => {
  const most = {
    document: budgets.DOCUMENT.usual.bytes,
    firstScreen: budgets.FIRST_SCREEN.bytes,
    scripts: budgets.FRAMEWORK.bytes + budgets.SCRIPTS_OVER_FRAMEWORK.bytes,
    data: budgets.PAGE_DATA.usual.bytes,
  };
  const page = { route: '/FAQ', file: 'FAQ.html' };

  it('accepts a page that just fits', () => expect(pageFaults(page, most, false)).toEqual([]));

  it.each(['document', 'firstScreen', 'scripts', 'data'] as const)('finds too many: %s', (key) => {
    const faults = pageFaults(page, { ...most, [key]: most[key] + 1 }, false);
    expect(faults).toEqual([expect.stringMatching(/^out\/FAQ\.html: .* bytes, budget /)]);
  });

  it('names the file, its bytes, the budget and the remedy', () => {
    expect(pageFaults(page, { ...most, document: 30_001 }, false)).toEqual([
      `out/FAQ.html: document 30,001 bytes, budget ${most.document.toLocaleString('en')}: shorten the page, or its styles, or raise the budget in scripts/policy/budgets.ts with its reason`,
    ]);
  });

  it('allows the agreement a longer document, and an ad network more scripts', () => {
    const long = { ...most, document: most.document + 1, scripts: most.scripts + 1 };
    expect(pageFaults({ route: '/Privacy-policy', file: 'a.html' }, long, true)).toEqual([]);
  });
});

describe('fileFaults', () => {
  it.each(['font.woff2', 'pictures/tiles-2400-1a.avif'])('weighs %s', (file) => {
    expect(fileFaults(file, 1000)).toEqual([]);
    expect(fileFaults(file, 50_000)).toEqual([
      expect.stringMatching(/^out\/.*: file 50,000 bytes, budget [34]/),
    ]);
  });
});
