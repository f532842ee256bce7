import { blockedBy, type Directives } from './blocked';
import { htmlElements } from './elements';
import { hashOf } from './hashes';
import { strictDirectives } from './policy';

const PAGE = new URL('https://site.example/repo/index.html');
const HASHES = { scripts: [], styles: [hashOf('p{}')] };
const withSources = (changed: Directives) => ({ ...strictDirectives(HASHES), ...changed });
const blocked = (policy: Directives, html: string) => blockedBy(policy, htmlElements(html), PAGE);

it.each([
  '<script>"<p style=\\"a\\">"</script><!-- <p style="a"> --><a title="x style=y">on=</a>',
  '<video src="/repo/film.mp4" poster="film.webp"><source src="/film.webm"></video>',
  '<iframe src="about:blank"></iframe><iframe srcdoc="<p>"></iframe>',
  '<form action="https://site.example/send"><button formaction="/send">',
  '<style>@namespace url(http://www.w3.org/2000/svg);@font-face{src:url(/a.woff2)}p{mask:url(#a)}</style>',
  '<img srcset="/a.webp 1x, /b.webp 2x"/><a href="https://elsewhere.example">',
])('The strict policy blocks nothing in %s', (html) =>
  expect(blocked(withSources({}), html)).toEqual([]),
);

it.each([
  ['<p class="a" style="color:red">', 'style-src-attr'],
  ['<a onclick="x()">', 'move the handler'],
  ['<script src="/a.js">', 'script-src'],
  ['<a href="java&#x0A;script:x()">', 'move the script'],
  ['<source src="//cdn.example/a.ogg">', 'media-src'],
  ['<iframe src=https://cdn.example>', 'frame-src'],
  ['<object data="/a.pdf">', 'object-src'],
  ['<img src="data:image/gif;base64,R0">', 'img-src'],
  ['<img srcset="/a.webp 1x, https://cdn.example/b.webp 2x">', 'img-src'],
  ['<button formaction="https://cdn.example/send">', 'form-action'],
  ['<link rel="stylesheet" href="https://cdn.example/a.css">', 'style-src'],
  ['<style>@import "https://cdn.example/a;b.css";</style>', 'style-src'],
  ['<style>@font-face{src:url(https://cdn.example/a.woff2)}</style>', 'font-src'],
  ['<style>p{background:url("https://cdn.example/a.png")}</style>', 'img-src'],
])('The strict policy blocks %s', (html, remedy) => {
  const problems = blocked(withSources({}), html);
  expect(problems).toHaveLength(1);
  const css = /https:[^)"]+(?=.*<\/style>)/.exec(html)?.[0];
  expect(problems[0]).toContain(css ? `url(${css}) in a stylesheet` : html);
  expect(problems[0]).toContain(remedy);
});

it('The message says what the site has to do about a URL that a directive blocks', () => {
  const form = '<form action="https://cdn.example/send">';
  const remedies = { 'form-action': 'write its host into forms.json' };
  expect(blockedBy(withSources({}), htmlElements(form), PAGE, remedies)).toEqual([
    `contains ${form}, which its content security policy blocks: remove it, or write its host into forms.json`,
  ]);
});

it('Inline styles and handlers are allowed without restrictions, and by unsafe-inline unless there is a hash', () => {
  const html = '<p style="color:transparent" onclick="x()">';
  const inline = ["'unsafe-inline'"];
  expect(blocked({}, html)).toEqual([]);
  expect(blocked({ 'style-src': inline, 'script-src': inline }, html)).toEqual([]);
  expect(blocked(withSources({ 'style-src': [...inline, ...HASHES.styles] }), html)).toHaveLength(
    2,
  );
});

it.each([
  [{ 'media-src': ['https://cdn.example'] }, 'https://cdn.example/a.mp4', true],
  [{ 'media-src': ['https://*.example'] }, 'https://cdn.example/a.mp4', true],
  [{ 'media-src': ['https://*.example'] }, 'https://example/a.mp4', false],
  [{ 'media-src': ['https://cdn.example'] }, 'https://cdn.example:8443/a.mp4', false],
  [{ 'media-src': ['data:'] }, 'data:video/mp4;base64,AA', true],
  [{ 'default-src': ["'none'"] }, '/a.mp4', false],
])('With %j, the source %s of a video is allowed: %s', (policy, url, isAllowed) =>
  expect(blocked(policy, `<video src="${url}">`)).toHaveLength(isAllowed ? 0 : 1),
);
