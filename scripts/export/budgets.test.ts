/** @jest-environment node */
import * as budgets from '@/scripts/policy/budgets';

import { fileFaults, pageFaults } from './budgets';
import { firstScreen, renderBlocking, scriptsOf } from './page-weight';

const CHUNKS = '/_next/static/chunks';

describe('firstScreen', () => {
  it('returns the page up to the end of the first element in <main>', () => {
    const head = '<head></head><div>bar</div><main id="main" tabindex="-1">';
    const first = '<div class="head"><div><img src="/a"/></div><section></section></div>';
    expect(firstScreen(`${head}${first}<div>more</div></main>`)).toBe(head + first);
  });

  it.each([
    ['<main>text</main><footer></footer>', 'has no element in <main>'],
    ['<main><section><p></p></main>', 'has a <section> in <main> that is not closed'],
  ])('throws an error for %s', (html, message) => expect(() => firstScreen(html)).toThrow(message));
});

it('renderBlocking() returns render-blocking elements, but not disabled stylesheets', () => {
  const blocking = ['<link rel="stylesheet" href="/a.css"/>', '<script async="" src="/a.js">'];
  const others = '<link rel="stylesheet" href="/a.css" disabled=""/><script>run()</script>';
  expect(renderBlocking(`<head>${others}${blocking.join('')}</head>`)).toEqual(blocking);
});

describe('scriptsOf', () => {
  it('returns the files that a script loader lists, even under a base path', () => {
    const html = `<script>load("/repo/_next/static/data/1f.js");["${CHUNKS}/a%20b-3.js"].forEach(load)</script>`;
    expect(scriptsOf(html)).toEqual(['/repo/_next/static/data/1f.js', `${CHUNKS}/a%20b-3.js`]);
  });

  it('returns each script of Next.js once, and ignores polyfills', () => {
    const html = `<link rel="preload" as="script" href="${CHUNKS}/webpack-1.js"/><script src="${CHUNKS}/poly-9.js" noModule=""></script><script src="${CHUNKS}/webpack-1.js" async=""></script><script>self.__next_f.push([1,"[\\"${CHUNKS}/later-4.js\\"]"])</script>`;
    expect(scriptsOf(html)).toEqual([`${CHUNKS}/webpack-1.js`]);
  });
});

describe('the budgets', () => {
  const most = {
    document: budgets.DOCUMENT.usual.bytes,
    firstScreen: budgets.FIRST_SCREEN.bytes,
    scripts: budgets.FRAMEWORK.bytes + budgets.SCRIPTS_OVER_FRAMEWORK.bytes,
    data: budgets.PAGE_DATA.usual.bytes,
  };
  const page = { route: '/FAQ', file: 'FAQ.html' };

  it('accept a page whose sizes equal the budgets', () =>
    expect(pageFaults(page, most, false)).toEqual([]));

  it.each(['document', 'firstScreen', 'scripts', 'data'] as const)(
    'reject a page that exceeds the %s budget by one byte',
    (key) => {
      const faults = pageFaults(page, { ...most, [key]: most[key] + 1 }, false);
      expect(faults).toEqual([
        expect.stringMatching(
          /^out\/FAQ\.html: .* [\d,]+ bytes, budget [\d,]+: .*, or raise the budget in scripts\/policy\/budgets\.ts with its reason$/,
        ),
      ]);
    },
  );

  it('allow a larger document for the agreement, and larger scripts with an ad network', () => {
    const long = { ...most, document: most.document + 1, scripts: most.scripts + 1 };
    expect(pageFaults({ route: '/Privacy-policy', file: 'a.html' }, long, true)).toEqual([]);
  });

  it.each(['font.woff2', 'pictures/tiles-2400-1a.webp'])('apply to the file %s', (file) => {
    expect(fileFaults(file, 1000)).toEqual([]);
    expect(fileFaults(file, 50_000)).toEqual([
      expect.stringMatching(/^out\/.*: file 50,000 bytes, budget [34]/),
    ]);
  });
});
