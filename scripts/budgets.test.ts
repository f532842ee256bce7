/** @jest-environment node */
import { floorFaults, overBudget, reportLine, weighPage } from './budgets';
import * as budgets from './policy/budgets';
import { withLoader } from './script-loader';

const RUNTIME = '/_next/static/chunks/webpack-1a.js';
const HERO = '<section>Hero</section>';
const IMAGE = '<img src="/pictures/a.avif" fetchPriority="high"/>';

type Made = {
  route?: string;
  head?: string;
  main?: string;
  scripts?: number;
  basePath?: string;
  network?: boolean;
};

/** The report on one page in an export, where a character weighs a byte. */
function weighed(made: Made = {}) {
  const { route = '/', head = '', main = HERO, scripts = 0, basePath = '', network } = made;
  const next = `<script src="${basePath}${RUNTIME}" async=""></script><script>self.__next_f=[]</script>`;
  const bare = `<head></head><body><main>${main.replaceAll('="/', `="${basePath}/`)}</main>${next}</body>`;
  const { html, data } = withLoader(bare, { late: true });
  const files = new Map([
    [
      route === '/' ? 'index.html' : `${route.slice(1)}.html`,
      html.replace('<head>', '<head>' + head),
    ],
    [RUNTIME.slice(1), 'x'.repeat(budgets.FLOOR.bytes + scripts)],
    [data!.file, data!.text],
    ['pictures/a.avif', 'x'.repeat(99)],
  ]);
  return weighPage(route, {
    files: new Map([...files].map(([file, text]) => [file, Buffer.from(text)])),
    basePath,
    network,
    weigh: ({ length }) => length,
  });
}

const bytesOf = (what: string, made?: Made) =>
  weighed(made).loads.find((load) => load.what === what)?.bytes;
const budgetOf = (what: string, route: string) =>
  weighed({ route }).loads.find((load) => load.what === what)?.budget;

describe('weighPage', () => {
  it('finds nothing wrong with a small page', () => {
    const { faults, loads } = weighed();
    expect(faults).toEqual([]);
    expect(overBudget(loads)).toEqual([]);
  });

  it('counts the whole page, and of it the first screen', () => {
    const longer = { main: `${HERO}<section>More</section>` };
    const more = longer.main.length - HERO.length;
    expect(bytesOf('document', longer)! - bytesOf('document')!).toBe(more);
    expect(bytesOf('first screen', longer)).toBe(bytesOf('first screen'));
    expect(bytesOf('first screen', { head: '<style>' })! - bytesOf('first screen')!).toBe(7);
  });

  it('counts scripts above the framework, the data, and the pictures that come first', () => {
    expect(bytesOf('scripts over the framework', { scripts: 77 })).toBe(77);
    expect(bytesOf('data')).toBe('self.__next_f=[]'.length);
    expect(bytesOf('first pictures')).toBe(0);
    expect(bytesOf('first pictures', { main: `<div>${IMAGE}</div>` })).toBe(99);
  });

  it('finds the files under a base path', () => {
    const below = { basePath: '/site', main: `<div>${IMAGE}</div>`, scripts: 77 };
    expect(bytesOf('first pictures', below)).toBe(99);
    expect(bytesOf('scripts over the framework', below)).toBe(77);
  });

  it.each(['document', 'data'] as const)('gives a route its own budget for the %s', (what) => {
    const { usual, others } = what === 'document' ? budgets.DOCUMENT : budgets.PAGE_DATA;
    expect(budgetOf(what, '/FAQ')).toBe(usual.bytes);
    for (const [route, { bytes }] of Object.entries(others))
      expect(budgetOf(what, route)).toBe(bytes);
  });

  it('allows more scripts in a build that reports to a network', () => {
    const most = (network: boolean) =>
      weighed({ network }).loads.find(({ what }) => /^scripts/.test(what))?.budget;
    expect(most(true)! - most(false)!).toBe(budgets.SCRIPTS_FOR_NETWORK.bytes);
  });

  it('names what holds up the paint', () => {
    const head = '<link rel="stylesheet" href="/a.css">';
    expect(weighed({ head }).faults).toEqual([
      expect.stringMatching(/^out\/index\.html: <link .*> holds up the paint: /),
    ]);
  });

  it.each([
    ['<section>', 'out/index.html has a <section> in <main> that does not end'],
    [`<p>${IMAGE.replace('a.avif', 'b.avif')}</p>`, 'out/index.html names /pictures/b.avif'],
  ])('says what it cannot weigh: %s', (main, message) => {
    expect(weighed({ main }).faults).toEqual([expect.stringContaining(message)]);
  });

  it('says which page is missing or has no loader', () => {
    const report = (html?: string) =>
      weighPage('/FAQ', {
        files: new Map(html ? [['FAQ.html', Buffer.from(html)]] : []),
        basePath: '',
        weigh: ({ length }) => length,
      }).faults;
    expect(report()).toEqual([expect.stringMatching(/^out\/FAQ\.html is missing: /)]);
    expect(report('<p>')).toEqual([expect.stringMatching(/^out\/FAQ\.html has no loader/)]);
  });
});

describe('overBudget', () => {
  const load = { file: 'out/a.js', what: 'script', budget: 1000, remedy: 'make it smaller' };

  it('lets pass what just fits', () => {
    expect(overBudget([{ ...load, bytes: 1000 }])).toEqual([]);
  });

  it('says of each file its bytes, the budget and the remedy', () => {
    expect(
      overBudget([
        { ...load, bytes: 1001 },
        { ...load, file: 'out/b.js', bytes: 2000 },
      ]),
    ).toEqual([
      'out/a.js: script 1,001 bytes, budget 1,000: make it smaller, or raise the budget in scripts/policy/budgets.ts with its reason',
      expect.stringMatching(/^out\/b\.js: script 2,000 bytes/),
    ]);
  });
});

describe('floorFaults', () => {
  it('trusts the floor only with the version that it was measured with', () => {
    expect(floorFaults(budgets.FLOOR.next)).toEqual([]);
    expect(floorFaults('99.0.0')).toEqual([
      expect.stringMatching(/^node_modules\/next is 99\.0\.0, .* measure anew/),
    ]);
  });
});

describe('reportLine', () => {
  it('says what a route weighs', () => {
    expect(reportLine(weighed({ scripts: 1234 }))).toMatch(
      /^\/ +document [\d,]+, first screen [\d,]+, scripts over the framework 1,234, data 16, /,
    );
  });
});
