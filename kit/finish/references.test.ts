/** @jest-environment node */
import { brokenReferences } from './references';

const ROOT = { siteUrl: 'https://site.example', basePath: '' };
const BELOW = { ...ROOT, basePath: '/site' };

/**
 * Returns the broken references of one file, in an export that also contains a page and a picture.
 */
const about = (
  markup: string,
  site: Parameters<typeof brokenReferences>[1] = ROOT,
  file = 'index.html',
) =>
  brokenReferences(
    new Map([
      [file, markup],
      ['FAQ.html', '<h2 id="costs">'],
      ['pictures/a b.webp', ''],
    ]),
    site,
  );

describe('brokenReferences', () => {
  it.each([
    '<a href="/FAQ/#costs">',
    '<a href="/FAQ?product=x&amp;y#top">',
    '<a id="here" href="#here">',
    '<a href="https://site.example/FAQ">',
    '<a href="https://elsewhere.example/nowhere">',
    '<a href="mailto:hello@site.example">',
    '<img src="/pictures/a%20b.webp" srcset="/pictures/a%20b.webp 1x, /pictures/a%20b.webp 2x">',
    '<script>self.push("<a href=\\"/nowhere\\">")</script>',
  ])('accepts %s', (markup) => expect(about(markup)).toEqual([]));

  it.each([
    ['<a href="/faq">', '/faq'],
    ['<a href="FAQ/costs">', 'FAQ/costs'],
    ['<form action="/Contact">', '/Contact'],
    ['<script src="/_next/static/gone.js"></script>', '/_next/static/gone.js'],
    ['<source srcSet="/pictures/a%20b.webp 480w, /pictures/b.webp 800w">', '/pictures/b.webp'],
    ['<link imageSrcSet="/pictures/b.webp 480w">', '/pictures/b.webp'],
    ['<a href="https://site.example/nowhere">', 'https://site.example/nowhere'],
    ['<meta property="og:image" content="https://site.example/b.jpg">', 'b.jpg'],
  ])('reports the page and the broken reference in %s', (markup, reference) => {
    const [line, ...others] = about(markup);
    expect(line).toMatch(/^out\/index\.html: .* does not exist: /);
    expect(line).toContain(reference);
    expect(others).toEqual([]);
  });

  it.each(['/FAQ#%zz', 'https://[/'])('reports %s, which is not a valid URL', (url) => {
    expect(about(`<a href="${url}">`)).toEqual([
      `out/index.html: “${url}” is not a valid URL: fix it, and write % as %25`,
    ]);
  });

  it.each([
    ['/blog', '/blog', ROOT],
    ['https://site.example/blog/2026?page=2', '/blog/', ROOT],
    ['/', '/', BELOW],
    ['/site/blog', '/site/blog', BELOW],
  ])('accepts %s if another site serves %s', (url, folder, site) => {
    expect(about(`<a href="${url}">`, { ...site, elsewhere: [folder] })).toEqual([]);
  });

  it.each([
    ['/blogs', '/blog', ROOT],
    ['/faq', '/', ROOT],
    ['/site/faq', '/', BELOW],
  ])('reports %s although another site serves %s', (url, folder, site) => {
    expect(about(`<a href="${url}">`, { ...site, elsewhere: [folder] })).toHaveLength(1);
  });

  it('reports a missing anchor', () => {
    expect(about('<a href="/FAQ#cost">')).toEqual([
      'out/index.html: “/FAQ#cost” names an anchor that FAQ.html lacks: correct it',
    ]);
  });

  it.each([
    ['site.css', 'a{background:url("/nowhere.svg")}'],
    ['manifest.webmanifest', '{"icons":[{"src":"/nowhere.png"}]}'],
    ['sitemap.xml', '<loc>https://site.example/nowhere</loc>'],
    ['robots.txt', 'Sitemap: https://site.example/nowhere.xml'],
  ])('checks the references in %s', (file, text) =>
    expect(about(text, ROOT, file)).toHaveLength(1),
  );

  it('reports links outside the base path', () => {
    expect(about('<a href="/site/FAQ">', BELOW)).toEqual([]);
    expect(about('<a href="/FAQ">', BELOW)).toHaveLength(1);
  });
});
