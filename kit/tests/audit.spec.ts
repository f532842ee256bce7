/** The audit finds each fault that is planted in a copy of one page, and nothing in good pages. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { createStaticServer } from '../hosts/static-server';
import { audit } from '../testing/audit/audit';
import { auditCommand } from '../testing/audit/command';
import { listen } from '../testing/process';
import { APP, EXPORTS } from './support/fixture';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src 'self'";

const STYLES = `
  body { margin: 0; font: 16px/1.5 sans-serif; color: black; background: white; }
  header, main { padding: 16px; }
  a, button { display: inline-block; min-width: 44px; padding: 10px; }
  button { border: 1px solid; background: white; color: black; font: inherit; }
  details { border-top: 1px solid; }
  summary { min-height: 44px; }
  dialog p { margin: 0; }
`;

const page = (name: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page</title>
<meta name="description" content="A page of the test.">
<link rel="canonical" href="https://example.com/${name}">
<style>${STYLES}</style>
</head>
<body>
<header><nav><a href="/">Home</a> <a href="#more">More</a></nav></header>
<main>
<h1>A page</h1>
<p>The first paragraph has some words.</p>
<h2 id="more">More</h2>
<img src="/picture.svg" alt="A square" width="200" height="100">
<details><summary>A question</summary><p>An answer.</p></details>
<button type="button" aria-haspopup="dialog" onclick="dialog.showModal()">Open</button>
<dialog id="dialog" aria-label="A dialog"><p>Words</p><button type="button" onclick="dialog.close()">Close</button></dialog>
<!-- end -->
</main>
</body>
</html>
`;

type Change = readonly [from: string, to: string];

const css = (rules: string): Change => ['</style>', `${rules}</style>`];
const add = (html: string): Change => ['<!-- end -->', html];

/** The changes of each copy, and the rule that finds them. These are found in every page. */
const IN_HTML: Record<string, readonly [rule: string, ...changes: Change[]]> = {
  'no-title': ['title', ['<title>A page</title>', '<title> </title>']],
  'no-description': ['description', ['A page of the test.', '']],
  'no-language': ['html-lang', [' lang="en"', '']],
  'two-headings': ['h1', ['<h2 id="more">More</h2>', '<h1 id="more">More</h1>']],
  'canonical-to-nowhere': ['canonical', ['example.com/html/', 'example.com/nowhere/']],
  'no-canonical': ['canonical', ['rel="canonical"', 'rel="author"']],
  'one-way-version': [
    'hreflang',
    [
      '</head>',
      '<link rel="alternate" hreflang="en" href="/html/one-way-version"><link rel="alternate" hreflang="de" href="/"></head>',
    ],
  ],
  'broken-link': ['reference', add('<a href="/nowhere">Nowhere</a>')],
  'broken-anchor': ['reference', add('<a href="/#nowhere">Anchor</a>')],
  'broken-picture': ['reference', ['/picture.svg', '/nowhere.svg']],
  'invalid-html': ['no-dup-attr', ['<h1>', '<h1 title="a" title="b">']],
  'invalid-data': ['json-ld', add('<script type="application/ld+json">{"a":}</script>')],
  'error-in-console': ['console', add('<script>console.error("Broken")</script>')],
  'error-in-script': ['console', add('<script>throw new Error("Broken")</script>')],
  'blocked-request': ['policy', add('<script>fetch("https://elsewhere.example/")</script>')],
  'request-elsewhere': [
    'foreign-request',
    [`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`, ''],
    add('<img src="https://elsewhere.example/a.png" alt="Elsewhere" width="9" height="9">'),
  ],
  'text-of-scripts': [
    'scripts',
    add('<p id="late"></p><script>late.textContent = "Shown late"</script>'),
  ],
};

/** These are found in the pages of each shape. */
const IN_BROWSER: typeof IN_HTML = {
  'no-alt': ['image-alt', [' alt="A square"', '']],
  'no-label': ['label', add('<form action="/"><input name="email"></form>')],
  'skipped-level': ['heading-order', ['<h2 id="more">More</h2>', '<h4 id="more">More</h4>']],
  'faint-text': ['contrast', css('h1 { color: #aaa }')],
  'faint-icon': [
    'contrast',
    add(
      '<button type="button" aria-label="Menu"><svg width="24" height="24" fill="#ccc" aria-hidden="true"><path d="M0 0h24v24H0z"/></svg></button>',
    ),
  ],
  'small-target': ['target-size', css('header a[href="/"] { min-width: 0; padding: 0 }')],
  'cut-at-360': [
    'layout',
    css('@media (max-width: 400px) { h1 { width: 5ch; overflow: hidden; white-space: nowrap } }'),
    ['<h1>A page', '<h1>A page with more words'],
  ],
  'scrolls-sideways': ['layout', css('main { min-width: 600px }')],
  'overlapping-text': ['layout', css('h1 { margin-bottom: -60px }')],
  'cut-in-large-text': ['layout', css('h1 { font-size: 1.5rem; height: 60px; overflow: hidden }')],
  'cut-with-spacing': [
    'layout',
    css('h1 { width: 110px; overflow: hidden; white-space: nowrap; font-size: 30px }'),
  ],
  'fixed-side': ['layout', css('h1 { position: relative; left: 220px; width: 100px }')],
  'invisible-focus': ['focus', css('button:focus { outline: none }')],
  'faint-focus': ['focus', css('button:focus { outline: 2px solid #eee; outline-offset: 2px }')],
  'unreachable-link': ['focus', ['<a href="#more">', '<a href="#more" tabindex="-1">']],
  'dialog-without-escape': [
    'dialog',
    ['<dialog id="dialog"', '<dialog id="dialog" oncancel="return false" closedby="none"'],
    ['>Open<', '>Open another<'],
  ],
  'closed-disclosure': [
    'disclosure',
    add('<button type="button" aria-expanded="false">Never opens</button>'),
  ],
  'late-block': [
    'shift',
    add(
      '<script>setTimeout(() => { const block = document.createElement("div"); block.style.height = "400px"; document.body.prepend(block) }, 200)</script>',
    ),
  ],
  motion: [
    'reduced-motion',
    css('@keyframes turn { to { rotate: 1turn } } img { animation: turn 2s infinite }'),
  ],
  'no-edge': ['forced-colors', css('button { border: 0; background: #ddd }')],
  'repeated-in-print': ['print', css('@media print { h2 { position: fixed; top: 0 } }')],
  'light-in-print': [
    'print',
    css(
      'body { background: black; color: white } button { background: black; color: white } a { color: white }',
    ),
  ],
};

/** The copies, by their path. */
const COPIES = Object.fromEntries([
  ...Object.entries(IN_HTML).map(([name, fault]) => [`html/${name}`, fault] as const),
  ...Object.entries(IN_BROWSER),
]);
const UNTOUCHED = ['html/untouched', 'untouched'];

async function writeSite(dir: string) {
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  };
  await rm(dir, { recursive: true, force: true });
  for (const [name, [, ...changes]] of Object.entries(COPIES)) {
    const good = page(name);
    const changed = changes.reduce((html, [from, to]) => html.replace(from, to), good);
    expect(changed, name).not.toBe(good);
    await write(`${name}.html`, changed);
  }
  for (const name of UNTOUCHED) await write(`${name}.html`, page(name));
  await write('index.html', page(''));
  await write('404.html', page('404').replace(/<link rel="canonical"[^>]*>/, ''));
  await write(
    'picture.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1H0z"/></svg>',
  );
  const urls = ['', ...UNTOUCHED, ...Object.keys(COPIES)];
  const locs = urls.map((url) => `<url><loc>https://example.com/${url}</loc></url>`).join('');
  await write('sitemap.xml', `<urlset>${locs}</urlset>`);
}

test('The audit finds each fault that is planted in a copy of a page as one finding, and nothing in the other pages', async ({}, {
  outputDir,
}) => {
  test.setTimeout(600_000);
  await writeSite(outputDir);
  const { origin, stop } = await listen(createStaticServer({ dir: outputDir, basePath: '' }));
  const findings = await audit(origin);
  await stop();
  const faults = findings.flatMap((finding) => finding.faults);
  // A fault is one finding per rule on its page, whatever it shares with other pages.
  const rulesAt = (page: string) =>
    [...new Set(faults.filter((fault) => fault.page === page).map(({ rule }) => rule))].sort();
  for (const name of ['', ...UNTOUCHED])
    expect
      .soft(
        faults.filter((fault) => fault.page === `/${name}`),
        name,
      )
      .toEqual([]);
  for (const [name, [rule]] of Object.entries(COPIES)) {
    const told = JSON.stringify(
      faults.filter((fault) => fault.page === `/${name}`),
      null,
      1,
    );
    expect.soft(rulesAt(`/${name}`), `${name}: ${told}`).toEqual([rule]);
  }
});

test('The audit finds nothing in the fixture, also under a base path', async () => {
  test.setTimeout(300_000);
  for (const { out, basePath } of Object.values(EXPORTS)) {
    const dir = path.join(APP, out);
    const { origin, stop } = await listen(createStaticServer({ dir, basePath }));
    const findings = await audit(`${origin}${basePath}/`);
    await stop();
    expect.soft(findings, basePath).toEqual([]);
  }
});

test('The command exits with 2 and one line if it cannot run', async () => {
  const lines: string[] = [];
  const write = process.stderr.write;
  process.stderr.write = ((text: string) => lines.push(text) > 0) as typeof write;
  const server = await listen(
    createServer((request, response) => {
      const status = request.url === '/password' ? 401 : 302;
      response.writeHead(status, { Location: 'http://localhost:9/' }).end();
    }),
  );
  const { origin } = server;
  try {
    for (const url of ['nonsense', 'http://127.0.0.1:9/', `${origin}/password`, `${origin}/`])
      expect(await auditCommand([url])).toBe(2);
  } finally {
    process.stderr.write = write;
    await server.stop();
  }
  expect(lines).toEqual([
    'nonsense is no URL: write it with https://\n',
    'http://127.0.0.1:9/ does not answer: start the server, or check the URL\n',
    `${origin}/password asks for a password (401): turn the protection off for the audit\n`,
    `${origin}/ redirects to http://localhost:9: audit that site instead\n`,
  ]);
});
