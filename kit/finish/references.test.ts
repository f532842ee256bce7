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

it.each([
  '<a href="/FAQ/#costs">',
  '<a href="/FAQ?product=x&amp;y#top">',
  '<img src="/pictures/a%20b.webp" srcset="/pictures/a%20b.webp 1x,/pictures/a%20b.webp 2x">',
  '<script>self.push("<a href=\\"/nowhere\\">")</script><code>url(hero.png)</code>',
  '<!-- <a href="/nowhere"> --><textarea><img src="/nowhere"></textarea>',
  '<a href="/FAQ#:~:text=100%,costs"></a><a href="/FAQ#costs:~:text=a">',
  '<img src="/logo.svg#svgView(viewBox(0,0,1,1))"><img src="/logo.svg#g">',
  `<style>/* url(/nowhere) */ .a\\'{content:"url(/nowhere)"} b{content:"\\""}</style>`,
  '<p style="background:url(/pictures/a\\20 b.webp)">',
  '<svg><filter id="f"/><path filter=\'url(&quot;#f&quot;)\'/><use xlink:href="#f"/></svg>',
])('accepts %s', (markup) => expect(about(markup)).toEqual([]));

const MISSING = 'does not exist: fix it, or add the file';

it.each([
  ['<noscript><img src="/b.webp"></noscript>', '/b.webp', MISSING],
  ['<style>a{--b:"(";background:URL( \'/b.webp\' )}</style>', '/b.webp', MISSING],
  ['<p style="background:url(&quot;/b (1).webp&quot;)">', '/b (1).webp', MISSING],
  ['<source srcSet="/pictures/a%20b.webp 480w, /b.webp 800w">', '/b.webp', MISSING],
  [
    '<meta property="og:image" content="https://site.example/b.jpg">',
    'https://site.example/b.jpg',
    MISSING,
  ],
  ['<a href="/FAQ#%zz">', '/FAQ#%zz', 'is not a valid URL: fix it, and write % as %25'],
  ['<a href="/FAQ#cost">', '/FAQ#cost', 'names an anchor that FAQ.html lacks: correct it'],
])('reports the reference in %s', (markup, reference, problem) =>
  expect(about(markup)).toEqual([`out/index.html: “${reference}” ${problem}`]),
);

it.each([
  ['/blog', '/blog', ROOT, true],
  ['https://site.example/blog/2026?page=2', '/blog/', ROOT, true],
  ['/blogs', '/blog', ROOT, false],
  ['/site/faq', '/', BELOW, false],
])('Another site may serve %s if it serves %s: %j, %s', (url, folder, site, isAccepted) =>
  expect(about(`<a href="${url}">`, { ...site, elsewhere: [folder] })).toHaveLength(
    isAccepted ? 0 : 1,
  ),
);

it('reports links outside the base path', () => {
  expect(about('<a href="/site/FAQ">', BELOW)).toEqual([]);
  expect(about('<a href="/FAQ">', BELOW)).toHaveLength(1);
});

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

it.each([
  ['site.css', 'a{background:url("/nowhere.svg")}'],
  ['manifest.webmanifest', '{"icons":[{"src":"/nowhere.png"}]}'],
  ['sitemap.xml', '<loc>https://site.example/nowhere</loc>'],
  ['sitemap.xml', '<loc><![CDATA[https://site.example/nowhere]]></loc>'],
  ['robots.txt', 'Sitemap: https://site.example/nowhere.xml'],
  ['a.svg', svg('<style><![CDATA[a{fill:url("#gone")}]]></style>')],
])('reports the reference in %s: %s', (file, text) =>
  expect(about(text, ROOT, file)).toHaveLength(1),
);

it('accepts the comments, texts and own ids of an SVG', () => {
  const inside =
    '<!-- <path fill="url(#gone)"/> --><style><![CDATA[a>b{fill:url("#g")}]]></style><g id="g"/><text>href="/nowhere"</text>';
  expect(about(svg(inside), ROOT, 'a.svg')).toEqual([]);
});
