/** @jest-environment node */
import { brokenReferences } from './references';

const ROOT = { siteUrl: 'https://site.example', basePath: '' };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><g id=\'g\'/></svg>';
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
      [
        'FAQ.html',
        '<h2 id="costs"><h2 id=more><h2 id=\'fees\'><a name="old"><!-- <p id="draft"> -->',
      ],
      ['logo.svg', SVG],
      ['pictures/a b.webp', ''],
      ['terms.pdf', ''],
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
    '<code>background: url(hero.png)</code><pre> href="/nowhere" </pre>',
    '<p title=" src=&quot;/nowhere&quot; url(hero.png)" data="/nowhere">',
    '<!-- <a href="/nowhere"> --><textarea><img src="/nowhere"></textarea>',
    '<a href="/FAQ#more"></a><a href="/FAQ#fees"></a><a href="/FAQ#old">',
    '<a href="/FAQ#:~:text=100%,costs"></a><a href="/FAQ#costs:~:text=a">',
    '<a href="/FAQ#Top"></a><a href="/terms.pdf#page=2">',
    '<img src="/logo.svg#svgView(viewBox(0,0,1,1))"><img src="/logo.svg#g">',
    '<img srcset="/pictures/a%20b.webp 1x,/pictures/a%20b.webp 2x">',
    `<style>/* url(/nowhere) */ .a\\'{content:"url(/nowhere)"} b{content:"\\""}</style>`,
    "<p style='background:url(&quot;/pictures/a b.webp&quot;)'>",
    '<p style="background:url(/pictures/a\\20 b.webp)">',
    '<svg><filter id="f"/><path filter=\'url(&quot;#f&quot;)\'/><use xlink:href="#f"/></svg>',
  ])('accepts %s', (markup) => expect(about(markup)).toEqual([]));

  it.each([
    ['<a href="/faq">', '/faq'],
    ['<img src=/b.webp>', '/b.webp'],
    ['<IMG SRC = "&#47;b.webp">', '/b.webp'],
    ['<p title="<!--"><img src="/b.webp"><p title="-->">', '/b.webp'],
    ['<noscript><img src="/b.webp"></noscript>', '/b.webp'],
    ['<object data="/b.pdf">', '/b.pdf'],
    ['<style>a{--b:"(";background:URL( \'/b.webp\' )}</style>', '/b.webp'],
    ['<p style="background:url(&quot;/b (1).webp&quot;)">', '/b (1).webp'],
    ['<img srcset="/pictures/a%20b.webp 1x,/b.webp 2x">', '/b.webp'],
    ['<script src="/_next/static/gone.js"></script>', '/_next/static/gone.js'],
    ['<source srcSet="/pictures/a%20b.webp 480w, /pictures/b.webp 800w">', '/pictures/b.webp'],
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

  it.each([
    '<path fill="url(&quot;#g&quot;)"/><g id=\'g\'/>',
    '<!-- <path fill="url(#gone)"/> --><style><![CDATA[a>b{fill:url("#g")}]]></style><g id="g"/>',
    '<desc>fill="url(#gone)"</desc><text>href="/nowhere"</text>',
  ])('accepts an SVG with %s', (inside) =>
    expect(about(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`, ROOT, 'a.svg')).toEqual(
      [],
    ),
  );

  it.each([
    ["<path fill='url(#gone)'/>", '#gone'],
    ["<use xlink:href='#gone'/>", '#gone'],
    ['<image href="b.png"/>', 'b.png'],
    ['<style><![CDATA[a{fill:url("#gone")}]]></style>', '#gone'],
  ])('reports the broken reference in an SVG with %s', (inside, reference) =>
    expect(about(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`, ROOT, 'a.svg')).toEqual(
      [expect.stringContaining(`out/a.svg: “${reference}” `)],
    ),
  );

  it('reports links outside the base path', () => {
    expect(about('<a href="/site/FAQ">', BELOW)).toEqual([]);
    expect(about('<a href="/FAQ">', BELOW)).toHaveLength(1);
  });
});
