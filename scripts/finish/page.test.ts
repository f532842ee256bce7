import { readFileSync } from 'node:fs';

import { finishPage } from './page';
import { hashOf, type Hashes } from './policy';

/** With a stylesheet and one client component, as Next.js 16.4 exports it with the base path /repo. */
const BUILT = readFileSync('scripts/finish/page.fixture.txt', 'utf8');

const SHEET = 'p{content:"$& <b>"}';
const options = {
  policy: ({ scripts, styles }: Hashes) => ({ 'script-src': scripts, 'style-src': styles }),
  script: 'run()',
  basePath: '/repo',
  read: () => `${SHEET}\n`,
};
const finish = (html = BUILT) => finishPage(html, options);

describe('finishPage, with a page of Next.js', () => {
  const { html, data } = finish();

  it('has the title and the description before the styles, which the policy allows', () => {
    expect(html).toContain(`script-src ${hashOf('run()')}; style-src ${hashOf(SHEET)}`);
    const order = ['<title>', '<meta name="description"', `<style>${SHEET}</style>`, '</head>'];
    const places = order.map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('keeps Cloudflare from replacing the email addresses of the body', () => {
    const text = '<p>&lt;/body></p><p>a@b.example</p>';
    const finished = finish(BUILT.replace('<main>', `${text}<main>`)).html;
    const [, inside] = /<body><!--email_off-->(.*)<!--\/email_off--><\/body>/s.exec(finished)!;
    expect(inside).toContain(text);
  });

  it('names the flight data file after a hash of its content', () => {
    expect(finish(BUILT.replace('"Hello', '"Bye')).data.file).not.toBe(data.file);
  });

  it('preloads the Latin font of the stylesheet at the start of the body', () => {
    const url = (letters: string) => `/repo/_next/static/media/a-${letters}-wght-normal.0f.woff2`;
    const read = () =>
      ['latin-ext', 'latin'].map((each) => `@font-face{src:url(${url(each)})}`).join('');
    expect(finishPage(BUILT, { ...options, read }).html).toContain(
      `<body><link rel="preload" href="${url('latin')}" as="font" type="font/woff2" crossorigin=""/><!--email_off-->`,
    );
  });

  it.each([
    [BUILT.replace('.js" async', '.js"'), 'has a script that the policy blocks'],
    [BUILT.replace('<main>', '<script>a()</script><main>'), 'has a script that the policy blocks'],
    [BUILT.replaceAll('__next_f', '__renamed'), 'has no flight data: adapt the patterns in'],
    [BUILT.replace('rel="stylesheet"', 'rel=stylesheet'), 'has no stylesheets: adapt the'],
    [
      BUILT.replace('<main>', '<link rel="stylesheet" href="/a.css"/><main>'),
      'has a stylesheet that Next.js has not made',
    ],
    [BUILT.replace('<meta charSet="utf-8"/>', ''), 'has no <meta charset'],
    [html, 'already has a content security policy'],
  ])('rejects a page that it cannot finish (%#)', (page, message) =>
    expect(() => finish(page)).toThrow(message),
  );

  it('rejects a stylesheet that contains </style', () => {
    const read = () => '.a{content:"</style>"}';
    expect(() => finishPage(BUILT, { ...options, read })).toThrow(
      'has a stylesheet that contains "</style": /repo/_next/static/css/',
    );
  });
});
