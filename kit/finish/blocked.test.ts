/** @jest-environment node */
import { blockedBy, type Directives } from './blocked';
import { htmlElements } from './elements';
import { hashOf } from './hashes';
import { strictDirectives } from './policy';

const PAGE = new URL('https://site.example/repo/index.html');
const HASHES = { scripts: [], styles: [hashOf('p{}')] };
const withSources = (changed: Directives) => ({ ...strictDirectives(HASHES), ...changed });
const STRICT = withSources({});
const blocked = (policy: Directives, html: string) => blockedBy(policy, htmlElements(html), PAGE);

describe('blockedBy, with the strict policy', () => {
  it.each([
    '<script>run()</script><p class="style=">on=</p>',
    '<script>"<p style=\\"a\\">"</script><!-- <p style="a"> --><a title="x style=y">b</a>',
    '<script type="application/json">{}</script>',
    '<textarea><p style="a"></textarea><a title="<!--">b</a><title><p style="a"></title>',
    '<video src="/repo/film.mp4" poster="film.webp"><source src="/film.webm"><track src="/film.vtt"></video>',
    '<iframe src="/forms/"></iframe><iframe src="about:blank"></iframe><iframe srcdoc="<p>"></iframe>',
    '<form action="https://site.example/send"><button formaction="/send">',
    '<img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x"/><a href="https://elsewhere.example">',
  ])('finds nothing in %s', (html) => expect(blocked(STRICT, html)).toEqual([]));

  it.each([
    ['<p class="a" style="color:red">b</p>', '<p class="a" style="color:red">', 'style-src-attr'],
    ["<a title='-->' style='a'><!--", "<a title='-->' style='a'>", 'style-src-attr'],
    ['<p title="<!--"><b style="a">--></b>', '<b style="a">', 'style-src-attr'],
    ['<a onclick="x()">b</a>', '<a onclick="x()">', 'move the handler'],
    ['<script src="/a.js"></script>', '<script src="/a.js">', 'script-src'],
    ['<a href="javascript:x()">b</a>', '<a href="javascript:x()">', 'move the script'],
    ['<a href="java&#x0A;script:x()">b</a>', '<a href="java&#x0A;script:x()">', 'move the script'],
    ['<video src="https://cdn.example/a.mp4">', '<video src="https://cdn.example/a.mp4">', 'media'],
    [
      '<audio><source src="//cdn.example/a.ogg">',
      '<source src="//cdn.example/a.ogg">',
      'media-src',
    ],
    ['<iframe src=https://cdn.example></iframe>', '<iframe src=https://cdn.example>', 'frame-src'],
    ['<object data="/a.pdf"></object>', '<object data="/a.pdf">', 'object-src'],
    ['<embed src="/a.svg">', '<embed src="/a.svg">', 'object-src'],
    ['<img src="data:image/gif;base64,R0">', '<img src="data:image/gif;base64,R0">', 'img-src'],
    ['<img srcset="/a.webp 1x, https://cdn.example/b.webp 2x">', '<img srcset=', 'img-src'],
    ['<form action="https://cdn.example/send">', '<form action=', 'form-action'],
    ['<link rel="stylesheet" href="https://cdn.example/a.css">', '<link rel=', 'style-src'],
  ])('finds what is blocked in %s', (html, snippet, remedy) => {
    const [problem, ...others] = blocked(STRICT, html);
    expect(others).toEqual([]);
    expect(problem).toContain(snippet);
    expect(problem).toContain(remedy);
  });
});

describe('blockedBy, with another policy', () => {
  it('accepts inline styles and handlers that the policy allows', () => {
    const html = '<p style="color:transparent" onclick="x()">';
    const sources = {
      'style-src-attr': ["'unsafe-inline'"],
      'script-src-attr': ["'unsafe-inline'"],
    };
    expect(blocked(withSources(sources), html)).toEqual([]);
    expect(
      blocked({ 'style-src': ["'unsafe-inline'"], 'script-src': ["'unsafe-inline'"] }, html),
    ).toEqual([]);
    expect(blocked({}, html)).toEqual([]);
  });

  it("knows that a hash makes browsers ignore 'unsafe-inline'", () => {
    const policy = withSources({ 'style-src': ["'unsafe-inline'", ...HASHES.styles] });
    expect(blocked(policy, '<p style="a:b">')).toHaveLength(1);
  });

  it.each([
    ['https://cdn.example', 'https://cdn.example/a.mp4', true],
    ['https://*.example', 'https://cdn.example/a.mp4', true],
    ['https://*.example', 'https://example/a.mp4', false],
    ['https://cdn.example', 'https://cdn.example:8443/a.mp4', false],
    ['data:', 'data:video/mp4;base64,AA', true],
  ])('media-src %s, and %s: allowed is %s', (source, url, allowed) => {
    const problems = blocked({ 'media-src': [source] }, `<video src="${url}">`);
    expect(problems).toHaveLength(allowed ? 0 : 1);
  });

  it('reads default-src if a directive is missing', () =>
    expect(blocked({ 'default-src': ["'none'"] }, '<video src="/a.mp4">')).toHaveLength(1));
});
