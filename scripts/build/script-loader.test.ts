/** @jest-environment node */
import { withLoader } from './script-loader';

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const script = (file: string, attributes = ' async=""') =>
  `<script src="${file}"${attributes}></script>`;
const RUNTIME = '/_next/static/chunks/webpack-1a.js';
const DATA =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script>';
const html = page(
  `${script('/_next/a.js')}<title>A</title>`,
  `${script(RUNTIME, ' id="_R_" async=""')}${DATA}${script('/_next/b.js')}`,
);
/** Returns the files that the inline script loads, in order. */
const filesIn = (made: string) => /\["[^\]]*\.js"\]/.exec(made)?.[0];

describe('withLoader', () => {
  const { html: made, data } = withLoader(html);

  it('replaces the scripts and the flight data of a page with one inline script', () => {
    expect(made).not.toMatch(/<script src|__next_f/);
    expect(made).toContain('<title>A</title>');
    expect(made.match(/<script>/g)).toHaveLength(1);
  });

  it('names the flight data file after a hash of its content', () => {
    expect(data!.text).toBe(
      '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"x"])',
    );
    expect(data!.file).toMatch(/^_next\/static\/data\/[0-9a-f]{16}\.js$/);
    expect(withLoader(html.replace('"x"', '"y"')).data!.file).not.toBe(data!.file);
  });

  it('loads the flight data first, then the scripts in document order', () => {
    const files = [`/${data!.file}`, '/_next/a.js', RUNTIME, '/_next/b.js'];
    expect(filesIn(made)).toBe(JSON.stringify(files));
    const nested = withLoader(html.replaceAll('/_next/', '/repo/_next/'));
    expect(filesIn(nested.html)).toContain(`["/repo/${nested.data!.file}","/repo/_next/a.js"`);
  });

  it('leaves other inline scripts, JSON-LD, and pages without scripts unchanged', () => {
    const inline = '<script>run()</script><script type="application/ld+json">{}</script>';
    expect(withLoader(html.replace('</body>', `${inline}</body>`)).html).toContain(inline);
    const form = page('<title>Form</title>');
    expect(withLoader(form)).toEqual({ html: form });
  });

  it('removes preloads of scripts, and scripts with a noModule attribute', () => {
    const old = '<link rel="preload" as="script" href="/a.js"/>' + script('/p.js', ' noModule=""');
    const { html: bare } = withLoader(html.replace('<head>', `<head>${old}`));
    expect(bare).not.toMatch(/preload|p\.js/);
  });

  it.each([
    [
      html.replace(script('/_next/a.js'), script('/_next/a.js', '')),
      'has a script that cannot be deferred',
    ],
    [page(script(RUNTIME)), 'no flight data'],
  ])('rejects a page with a synchronous script or without flight data (%#)', (odd, message) => {
    expect(() => withLoader(odd)).toThrow(message);
  });
});
