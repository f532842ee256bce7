/** @jest-environment node */
import { DATA, early, html, late, page, run, RUNTIME, script } from './loader-fixture';
import { withLoader } from './script-loader';

describe('the loader of scripts', () => {
  const { html: made, data } = withLoader(html, early);

  it('takes the place of every script element and of the data', () => {
    expect(made).not.toMatch(/<script src|__next_f=|__next_f\.push/);
    expect(made).toContain('<title>A</title>');
  });

  it('keeps the data as a file that is named by what is in it', () => {
    expect(data!.text).toBe(
      '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"])',
    );
    expect(data!.file).toMatch(/^_next\/static\/data\/[0-9a-f]{16}\.js$/);
    expect(withLoader(html, late).data).toEqual(data);
    expect(withLoader(html.replace('"x"', '"y"'), early).data!.file).not.toBe(data!.file);
  });

  it('fetches the same files in their order, and the runtime once the data is there', async () => {
    const { added, files, self } = run(made);
    expect(files()).toEqual([`/${data!.file}`, '/a.js', '/b.js']);
    self.__next_f = [];
    added[0]!.onload!();
    await new Promise(setImmediate);
    expect(files()).toEqual([`/${data!.file}`, '/a.js', '/b.js', RUNTIME]);
    expect(added.every(({ async }) => async === false)).toBe(true);
  });

  it('does not fetch the runtime for data that came and did not run', async () => {
    const { added, files } = run(made);
    added[0]!.onload!();
    await new Promise(setImmediate);
    expect(files()).not.toContain(RUNTIME);
  });

  it.each(['onload', 'onerror'] as const)(
    'takes an element away at %s, for the bundler to ask anew for what did not run',
    (event) => {
      const { added } = run(made);
      const remove = jest.fn();
      Object.assign(added[1]!, { remove });
      added[1]![event]!();
      expect(remove).toHaveBeenCalledTimes(1);
    },
  );

  describe('with stylesheets that the page does not ask for', () => {
    const styled = withLoader(html, { ...early, styles: ['/a.css'] }).html;
    const settled = () => new Promise(setImmediate);

    it.each([
      ['fetches the runtime once they are there', 'onload', true],
      ['leaves the page as it is when they fail', 'onerror', false],
    ] as const)('%s', async (_what, event, runs) => {
      const { added, files, self } = run(styled);
      expect(added[0]).toMatchObject({ rel: 'stylesheet', href: '/a.css' });
      self.__next_f = [];
      added[1]!.onload!();
      await settled();
      expect(files()).not.toContain(RUNTIME);
      added[0]![event]?.();
      await settled();
      expect(files().includes(RUNTIME)).toBe(runs);
    });
  });

  it('keeps presses only for those who count them', () => {
    const counting = run(withLoader(html, { ...early, keepPresses: true }).html);
    counting.fire('click', { target: 'link' });
    expect(counting.self.earlyPresses).toEqual(['link']);
    counting.self.earlyPresses = undefined;
    counting.fire('click', { target: 'link' });
    expect(counting.self.earlyPresses).toBeUndefined();
    expect(run(made).self.earlyPresses).toBeUndefined();
  });

  it('finds the data under a base path', () => {
    const nested = withLoader(html.replace(RUNTIME, `/repo${RUNTIME}`), early);
    expect(run(nested.html).files()[0]).toBe(`/repo/${nested.data!.file}`);
  });

  it('names each file to Trusted Types, where the browser knows them', () => {
    const trusted = { createPolicy: () => ({ createScriptURL: (file: string) => `T${file}` }) };
    expect(run(made, { trustedTypes: trusted }).files()).toContain('T/a.js');
  });

  it.each([
    ['nothing of a page that is new', {}, false],
    ['all of one that is come to at a place', { hash: '#scope' }, true],
    ['all of one that is come back to', { type: 'back_forward' }, true],
    ['all of one that is loaded anew', { type: 'reload' }, true],
    ['all of one whose way is not known', { type: '' }, true],
  ])('has the browser lay out at once %s', (_what, how, whole) => {
    const { dataset } = run(withLoader(html, early).html, how).document.documentElement;
    expect('whole' in dataset).toBe(whole);
  });

  it.each([
    ['leads to a place', true],
    ['leads elsewhere, or nowhere', false],
  ])('has the browser lay out all at once for a press that %s', (_what, whole) => {
    const browser = run(withLoader(html, early).html);
    browser.fire('click', { target: { closest: () => (whole ? {} : null) } });
    // A press may also be told of the page itself, which is no element.
    browser.fire('click', { target: {} });
    expect('whole' in browser.document.documentElement.dataset).toBe(whole);
  });

  it('waits for the end of the page', () => {
    const browser = run(made, { state: 'loading' });
    expect(browser.files()).toEqual([]);
    browser.fire('DOMContentLoaded');
    expect(browser.files()).toContain('/a.js');
  });

  it('leaves other inline scripts and data where they are', () => {
    const inline = '<script>run()</script><script type="application/ld+json">{}</script>';
    expect(withLoader(html.replace('</body>', `${inline}</body>`), early).html).toContain(inline);
  });

  it('drops preloads of scripts and what only browsers without modules fetch', () => {
    const old = '<link rel="preload" as="script" href="/a.js"/>' + script('/p.js', ' noModule=""');
    const bare = withLoader(html.replace('<head>', `<head>${old}`), early).html;
    expect(bare).not.toContain('preload');
    expect(bare).not.toContain('/p.js');
  });

  it('leaves a page without scripts alone', () => {
    const form = page('<link rel="preload" as="script" href="/a.js"/>');
    expect(withLoader(form, late)).toEqual({ html: form });
  });

  it.each([
    [html.replace(script('/a.js'), script('/a.js', '')), 'has a script that must not wait'],
    [html.replace('/a.js', '/a.js?b&amp;c'), 'names an odd script'],
    [html.replace('</head>', ''), 'has no </head>'],
    [page(script('/a.js'), DATA), 'has no script of the bundler’s runtime'],
    [page(script(RUNTIME)), 'has no data'],
  ])('stops at %s', (odd, message) => {
    expect(() => withLoader(odd, early)).toThrow(message);
  });
});
