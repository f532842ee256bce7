/** The audit finds each fault that is planted in a copy of one page, and nothing in good pages. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { createStaticServer } from '../hosts/static-server';
import { audit } from '../testing/audit/audit';
import { auditCommand } from '../testing/audit/command';
import { Session } from '../testing/audit/session';
import { listen } from '../testing/process';

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

/** Its controls are no part of a dialog of the page. */
const FRAME = `<main><button style='height: 44px'>In a frame</button></main>`;

const page = (name: string) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page</title>
<meta name="description" content="A page of the test.">
<link rel="canonical" href="https://example.com/${name}">
<link rel="expect" href="#more" blocking="render">
<style>${STYLES}</style>
</head>
<body>
<header><nav><a href="/">Home</a> <a href="#more">More</a></nav>
<details id="group"><summary>A group</summary><a href="/#more">More, again</a></details>
<script>addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !group.contains(relatedTarget) && (group.open = false))</script>
</header>
<main>
<h1>A page</h1>
<p>The first paragraph has some words.</p>
<h2 id="more">More</h2>
<img src="/picture.svg" alt="A square" width="200" height="100">
<details><summary>A question</summary><p>An answer.</p></details>
<button type="button" aria-haspopup="dialog" onclick="dialog.showModal()">Open</button>
<dialog id="dialog" aria-label="A dialog"><p>Words</p><button type="button" onclick="dialog.close()">Close</button></dialog>
<iframe title="A frame" width="200" height="100" srcdoc="${FRAME}"></iframe>
<!-- end -->
</main>
</body>
</html>
`;

const MISSING = page('404').replace(/<link rel="canonical"[^>]*>/, '');
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1H0z"/></svg>';

type Change = readonly [from: string, to: string];

const css = (rules: string): Change => ['</style>', `${rules}</style>`];
const add = (html: string): Change => ['<!-- end -->', html];

/** The changes of each copy, and the rule that finds them. These are found in every page. */
const IN_HTML: Record<string, readonly [rule: string, ...changes: Change[]]> = {
  'no-title': ['title', ['<title>A page</title>', '<title> </title>']],
  'no-description': ['description', ['A page of the test.', '']],
  'no-language': ['element-required-attributes', [' lang="en"', '']],
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
  'broken-percent': ['reference', add('<a href="#100%">Percent</a>')],
  'broken-picture': ['reference', ['/picture.svg', '/nowhere.svg']],
  'invalid-html': ['no-dup-attr', ['<h1>', '<h1 title="a" title="b">']],
  'invalid-data': ['json-ld', add('<script type="application/ld+json">{"a":}</script>')],
  'error-in-console': ['console', add('<script>console.error("Broken")</script>')],
  'error-in-script': ['console', add('<script>throw new Error("Broken")</script>')],
  'blocked-request': [
    'policy',
    add('<script>fetch("https://elsewhere.example/").catch(() => {})</script>'),
  ],
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

/** These are found in the pages of each shape. Each page has several, one on each line of `finds`. */
const IN_BROWSER: Record<string, { finds: readonly string[]; changes: readonly Change[] }> = {
  structure: {
    finds: [
      'disclosure button “Never opens”',
      'heading-order #more',
      'image-alt img',
      'label input',
      'shift main',
      'target-size a[href="/"] “Home”',
    ],
    changes: [
      [' alt="A square"', ''],
      add('<form action="/"><input name="email"></form>'),
      css('input { min-height: 44px; font: inherit }'),
      ['<h2 id="more">More</h2>', '<h4 id="more">More</h4>'],
      css('header a[href="/"] { min-width: 0; padding: 0 }'),
      add('<button type="button" aria-expanded="false">Never opens</button>'),
      add(
        '<script>setTimeout(() => { const block = document.createElement("div"); block.style.height = "400px"; document.body.prepend(block) }, 200)</script>',
      ),
    ],
  },
  colors: {
    finds: [
      'contrast button[aria-label="Menu"]',
      'contrast h1 “A page”',
      'contrast p[class="pale"] “Pale”',
      'forced-colors button[class="bare"] “Without an edge”',
      'forced-colors p[class="same"] “In one color”',
      'print h2[id="more"] “More”',
      'print p[class="light"] “Light on a dark ground.”',
      'reduced-motion img[src="/picture.svg"]',
    ],
    changes: [
      css('h1 { color: #aaa } @media print { h1 { color: black } }'),
      css('svg { fill: #ccc } @media (forced-colors: active) { svg { fill: ButtonText } }'),
      add(
        '<button type="button" aria-label="Menu"><svg width="24" height="24" aria-hidden="true"><path d="M0 0h24v24H0z"/></svg></button>',
      ),
      css('p.pale { color: #aaa }'),
      add(
        '<button type="button" popovertarget="menu">All pages</button><dialog id="menu" popover aria-label="All pages"><p class="pale">Pale</p><button type="button" popovertarget="menu" autofocus>Close it</button></dialog>',
      ),
      css('button.bare { border: 0; background: #ddd }'),
      add('<button type="button" class="bare">Without an edge</button>'),
      css('@media (forced-colors: active) { .same { color: Canvas } }'),
      add('<p class="same">In one color</p>'),
      css('@media print { h2 { position: fixed; top: 0 } }'),
      css('p.light { background: black; color: white }'),
      add('<p class="light">Light on a dark ground.</p>'),
      css('@keyframes move { to { translate: 1px } } img { animation: move 2s infinite }'),
    ],
  },
  keyboard: {
    finds: [
      'dialog dialog[id="dialog"] “WordsClose”',
      'focus a[href="#more"] “More”',
      'focus button “Covered”',
      'focus button[class="faint"] “Faint”',
      'focus button[class="invisible"] “Invisible”',
      'focus input',
      'tabindex input',
    ],
    changes: [
      ['<dialog id="dialog"', '<dialog id="dialog" oncancel="return false" closedby="none"'],
      ['>Open<', '>Open another<'],
      ['<a href="#more">', '<a href="#more" tabindex="-1">'],
      css('.faint:focus { outline: 2px solid #eee; outline-offset: 2px }'),
      add('<button type="button" class="faint">Faint</button>'),
      css('.invisible:focus { outline: none }'),
      add('<button type="button" class="invisible">Invisible</button>'),
      css(
        '.cover { position: relative } .cover::after { content: ""; position: absolute; inset: 0 }',
      ),
      add('<p class="cover"><button type="button">Covered</button></p>'),
      // A kind of control that the other pages do not have, so that focus moves backward, too.
      add('<label>First <input type="tel" tabindex="1"></label>'),
      css('input { min-height: 44px; font: inherit }'),
    ],
  },
  layout: {
    finds: [
      'layout p[class="narrow"] “Cut at 360 px, with more words”',
      'layout p[class="large"] “Cut in large text”',
      'layout p[class="spacing"] “Cut with wider text spacing”',
      'layout p[class="over"] “One of two texts”',
      'layout button[class="wide"] “Wider than its button”',
    ],
    changes: [
      css(
        '@media (max-width: 400px) { .narrow { width: 5ch; overflow: hidden; white-space: nowrap } }',
      ),
      add('<p class="narrow">Cut at 360 px, with more words</p>'),
      css('.large { height: 30px; overflow: hidden; font-size: 1rem }'),
      add('<p class="large">Cut in large text</p>'),
      css('.spacing { width: 226px; overflow: hidden; white-space: nowrap; font-size: 16px }'),
      add('<p class="spacing">Cut with wider text spacing</p>'),
      css('.over { margin-bottom: -40px }'),
      add('<p class="over">One of two texts</p><p>The other one</p>'),
      css('.wide { max-width: 48px; white-space: nowrap }'),
      add('<button type="button" class="wide">Wider than its button</button>'),
    ],
  },
  sideways: {
    finds: ['layout html'],
    changes: [css('main { min-width: 600px }')],
  },
};

/** The changes of each copy, by its path. */
const COPIES: Record<string, readonly Change[]> = Object.fromEntries([
  ...Object.entries(IN_HTML).map(([name, [, ...changes]]) => [`html/${name}`, changes] as const),
  ...Object.entries(IN_BROWSER).map(([name, { changes }]) => [name, changes] as const),
]);
const UNTOUCHED = ['html/untouched', 'untouched'];

/** A copy that is in no sitemap: the audit gets its path. */
const UNLISTED = 'sideways';

/** A rule whose finding a person has accepted. */
const SKIPPED = 'json-ld';

async function writeSite(dir: string) {
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  };
  await rm(dir, { recursive: true, force: true });
  for (const [name, changes] of Object.entries(COPIES)) {
    let html = page(name);
    for (const [from, to] of changes) {
      expect(html, name).toContain(from);
      html = html.replace(from, `${to}${from.startsWith('<!--') ? from : ''}`);
    }
    await write(`${name}.html`, html);
  }
  for (const name of UNTOUCHED) await write(`${name}.html`, page(name));
  await write('index.html', page(''));
  await write('404.html', MISSING);
  await write('picture.svg', PICTURE);
  const urls = ['', ...UNTOUCHED, ...Object.keys(COPIES).filter((name) => name !== UNLISTED)];
  const locs = urls.map((url) => `<url><loc>https://example.com/${url}</loc></url>`).join('');
  await write('sitemap.xml', `<urlset>${locs}</urlset>`);
}

test('The audit finds each fault that is planted in a copy of a page as one finding, and nothing in the other pages', async ({}, {
  outputDir,
}) => {
  test.setTimeout(600_000);
  await writeSite(outputDir);
  const { origin, stop } = await listen(createStaticServer({ dir: outputDir, basePath: '' }));
  const notes: string[] = [];
  const findings = await audit(origin, {
    paths: [`/${UNLISTED}`],
    skip: [SKIPPED],
    note: (line) => notes.push(line),
  });
  await stop();
  expect.soft(notes).toContain(`Skipped ${SKIPPED}, which has 1 finding`);
  const faults = findings.flatMap((finding) => finding.faults);
  const at = (name: string) => faults.filter((fault) => fault.page === `/${name}`);
  const unique = (lines: readonly string[]) => [...new Set(lines)].sort();
  for (const name of ['', ...UNTOUCHED]) expect.soft(at(name), name).toEqual([]);
  for (const [name, [rule]] of Object.entries(IN_HTML))
    expect
      .soft(unique(at(`html/${name}`).map((fault) => fault.rule)), name)
      .toEqual(rule === SKIPPED ? [] : [rule]);
  for (const [name, { finds }] of Object.entries(IN_BROWSER))
    expect
      .soft(unique(at(name).map(({ rule, element }) => `${rule} ${element}`)), name)
      .toEqual([...finds].sort());
});

test('The audit sends a request to another origin only if it is told to', async () => {
  let requests = 0;
  const other = await listen(
    createServer((request, response) => {
      if (request.url === '/counted') requests += 1;
      response.end();
    }),
  );
  const site = await listen(
    createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<img src="${other.origin}/counted" alt="">`);
    }),
  );
  for (const [live, expected] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const session = new Session(site.origin, { live });
    await session.open(await session.tab(), `${site.origin}/`);
    await session.close();
    expect(requests).toBe(expected);
  }
  await Promise.all([site.stop(), other.stop()]);
});

/** Serves pages by their paths, a picture for each, and a page for what does not exist. */
const serve = (pages: Record<string, string>) =>
  listen(
    createServer((request, response) => {
      const { url = '' } = request;
      const html = pages[url];
      if (html === '') return;
      const isPicture = url === '/picture.svg';
      response.statusCode = html || isPicture ? 200 : 404;
      response.setHeader('Content-Type', isPicture ? 'image/svg+xml' : 'text/html');
      response.end(isPicture ? PICTURE : (html ?? MISSING));
    }),
  );

/** What the command writes to a stream. */
async function written(stream: NodeJS.WriteStream, work: () => Promise<void>) {
  const lines: string[] = [];
  const { write } = stream;
  stream.write = ((text: string) => lines.push(text) > 0) as typeof write;
  try {
    await work();
  } finally {
    stream.write = write;
  }
  return lines;
}

test('A page that does not answer is one finding, and a home page that does not, one line', async () => {
  test.setTimeout(120_000);
  const timeout = 2000;
  const site = await serve({ '/': page('').replace('#more">More', '/slow">Slow'), '/slow': '' });
  const notes: string[] = [];
  const findings = await audit(site.origin, {
    timeout,
    most: 0,
    note: (line) => notes.push(line),
  });
  expect(findings).toMatchObject([
    { rule: 'load', element: 'the server', message: 'does not answer in 2 s', pages: ['/slow'] },
  ]);
  expect(notes).toContain('No sitemap.xml: only pages that links lead to are audited');
  await expect(audit(`${site.origin}/slow`, { timeout })).rejects.toThrow(
    'does not answer in 2 s: start the server, or check the URL',
  );
  await site.stop();
});

test('A page that stops the browser from answering is one finding, and the others are audited', async () => {
  test.setTimeout(120_000);
  const endless = add('<script>onload = () => setTimeout(() => { for (;;); })</script>');
  const site = await serve({
    '/': page('').replace('#more">More', '/endless">Endless'),
    '/endless': page('endless').replace(endless[0], endless[1]),
  });
  const notes: string[] = [];
  const findings = await audit(site.origin, {
    limit: 4000,
    most: 0,
    note: (line) => notes.push(line),
  });
  expect(findings).toMatchObject([
    {
      rule: 'load',
      message: 'stops the browser from answering in 4 s',
      pages: ['/endless'],
    },
  ]);
  expect(notes).toContain('A browser did not answer: its page is audited again, in another one');
  await site.stop();
});

test('Without a browser, the audit says how to install one', async () => {
  const site = await serve({ '/': page('') });
  const audited = audit(site.origin, { executablePath: '/nowhere/chromium' });
  await expect(audited).rejects.toThrow(
    'No browser: run npx playwright install chromium, or set PW_CHROMIUM to the path of your Chromium',
  );
  await site.stop();
});

test('The command exits with 2 and one line if it cannot run', async () => {
  const server = await listen(
    createServer((request, response) => {
      const status = request.url === '/password' ? 401 : 302;
      response.writeHead(status, { Location: 'http://localhost:9/' }).end();
    }),
  );
  const { origin } = server;
  const lines = await written(process.stderr, async () => {
    for (const url of ['nonsense', 'http://127.0.0.1:9/', `${origin}/password`, `${origin}/`])
      expect(await auditCommand([url])).toBe(2);
  });
  await server.stop();
  expect(lines).toEqual([
    'nonsense is no URL: write it with https://\n',
    'http://127.0.0.1:9/ does not answer: start the server, or check the URL\n',
    `${origin}/password asks for a password (401): turn the protection off for the audit\n`,
    `${origin}/ redirects to http://localhost:9: audit that site instead\n`,
  ]);
});
