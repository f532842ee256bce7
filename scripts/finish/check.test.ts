import { writeFileSync } from 'node:fs';

import { workIn } from '@/scripts/test/folder';

import { problemsIn } from './check';

workIn({
  'out/a b.webp': '',
  'out/a.webp': '',
  'out/paper.pdf': '',
  'out/Log/larch.html': '<h1 id="wood">Larch</h1>',
});

const POLICY =
  "default-src 'none'; img-src 'self' https://px.example; frame-src https://crm.example; form-action 'self'";

/** What is wrong with a page at / with this body. */
function problems(body: string) {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  writeFileSync('out/index.html', `<head>${policy}</head><body>${body}</body>`);
  return problemsIn('out', 'https://heron.example/site', '/crm');
}

it.each([
  '<a href="/site/Log/larch">A</a><a href="/site/Log/larch/#wood">A</a><a href="#top">A</a>',
  '<a href="/site">A</a><a href="/site/">A</a>',
  '<a href="https://elsewhere.example/">A</a><a href="mailto:a@b.example">A</a>',
  '<a href="/site/paper.pdf">A</a><a href="/crm/form">A</a>',
  '<img src="/site/a.webp" srcset="/site/a.webp 1x, /site/a%20b.webp 2x"><img src="https://px.example/1">',
  '<iframe src="https://crm.example/form"></iframe><iframe></iframe><form action="/site/"></form>',
])('accepts %s', (body) => expect(problems(body)).toEqual([]));

it.each([
  ['<a href="/site/Log/oak">A</a>', '“/site/Log/oak” does not exist: correct it, or add the file'],
  ['<a href="/Log/larch">A</a>', '“/Log/larch” does not exist: correct it, or add the file'],
  [
    '<a href="/site/Log/larch#tar">A</a>',
    '“/site/Log/larch#tar” is an anchor that Log/larch.html lacks: correct it',
  ],
  ['<img srcset="/site/b.webp 2x">', '“/site/b.webp” does not exist: correct it, or add the file'],
  [
    '<meta property="og:image" content="https://heron.example/site/b.png">',
    '“https://heron.example/site/b.png” does not exist: correct it, or add the file',
  ],
  [
    '<img src="https://cdn.example/a.jpg">',
    '“https://cdn.example/a.jpg” is blocked by the policy: add its origin to scripts/finish/directives.ts',
  ],
  [
    '<img src="data:image/gif,">',
    '“data:image/gif,” is blocked by the policy: add its origin to scripts/finish/directives.ts',
  ],
  [
    '<form action="https://leads.example/"></form>',
    '“https://leads.example/” is blocked by the policy: add its origin to scripts/finish/directives.ts',
  ],
  ['<p style="color: red">A</p>', '<p style>: use a class'],
  ['<noscript><p onclick="a()">A</p></noscript>', '<p> with onclick: use a client component'],
  ['<template><b style="">A</b></template>', '<b style>: use a class'],
  ['<a href="javascript:a()">A</a>', '<a> with javascript:a(): use a client component'],
])('refuses %s', (body, problem) => expect(problems(body)).toEqual([`out/index.html: ${problem}`]));

const SVG = 'http://www.w3.org/2000/svg';

it.each([
  '<title>Logo</title><style>path { fill: red }</style><path d="M0 0"/>',
  '<image href="data:image/png;base64,AA=="/><use href="#a"/><text>on = script &lt;</text>',
])('accepts an SVG with %s', (inside) => {
  writeFileSync('out/a.SVG', `<svg xmlns="${SVG}">${inside}</svg>`);
  expect(problems('')).toEqual([]);
});

it.each([
  '<script>x()</script>',
  '<h:script xmlns:h="http://www.w3.org/1999/xhtml">x()</h:script>',
  '<path onload="x()"/>',
  '<a href="javascript:x()"/>',
  '<a href="java&#x9;script:x()"/>',
])('refuses an SVG with %s', (inside) => {
  writeFileSync('out/a.SVG', `<svg xmlns="${SVG}">${inside}</svg>`);
  expect(problems('')).toEqual([expect.stringMatching(/^out\/a\.SVG: contains “/)]);
});
