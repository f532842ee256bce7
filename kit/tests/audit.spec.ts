/** The audit finds each fault that is planted in a copy of one page, and nothing in good pages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { crawl, type CrawlOptions } from '../testing/audit/crawl';
import type { Finding } from '../testing/audit/merge';
import { freePort, listen } from '../testing/process';

const CONFIG = fileURLToPath(new URL('../../e2e/site/playwright.config.ts', import.meta.url));
const RUNNER = createRequire(import.meta.url).resolve('@playwright/test/cli');

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
  figure { position: relative; margin: 0; }
  figcaption { position: absolute; top: 0; left: 0; background: white; }
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
<figure><img src="/picture.svg" alt="" width="200" height="100"><figcaption>On a picture</figcaption></figure>
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

/** The origin of another server. */
const ELSEWHERE = 'https://elsewhere.example';

type Change = readonly [from: string, to: string];

const add = (html: string): Change => ['<!-- end -->', html];

type Planted = {
  finds: readonly string[];
  changes?: readonly Change[];
};

/** These are found in every page. Each copy has several, one on each line of `finds`. */
const IN_HTML: Record<string, Planted> = {
  head: {
    finds: [
      'canonical link[rel="canonical"]',
      'description meta[name="description"]',
      'element-required-attributes html',
      'empty-title html > head > title',
      'h1 h1',
      'layout html',
    ],
    changes: [
      ['<title>A page</title>', '<title> </title>'],
      ['A page of the test.', ''],
      [' lang="en"', ''],
      ['<h2 id="more">More</h2>', '<h1 id="more">More</h1>'],
      ['rel="canonical"', 'rel="author"'],
      add('<p style="width: 400px">Wider than a phone</p>'),
    ],
  },
  links: {
    finds: [
      'canonical link[rel="canonical"]',
      'element-required-content html > head',
      'hreflang link[hreflang="de"]',
      'reference a “#100%”',
      'reference a “/#nowhere”',
      'reference a “/nowhere”',
      'reference a “http://[”',
      'reference img “/nowhere.svg”',
      'reference the page',
    ],
    changes: [
      ['example.com/html/', 'example.com/nowhere/'],
      ['<title>A page</title>', ''],
      add('<svg width="9" height="9"><title>No title of the page</title></svg>'),
      [
        '</head>',
        '<link rel="alternate" hreflang="en" href="/html/links"><link rel="alternate" hreflang="de" href="/"></head>',
      ],
      add('<a href="/nowhere">Nowhere</a>'),
      add('<a href="/#nowhere">Anchor</a>'),
      add('<a href="http://[">No URL</a>'),
      add('<a href="#100%">Percent</a>'),
      ['/picture.svg', '/nowhere.svg'],
    ],
  },
  scripts: {
    finds: [
      'canonical link[rel="canonical"]',
      'console the page',
      'no-dup-attr html > body > main > h1',
      'policy the page',
      'scripts p “Shown late”',
    ],
    changes: [
      ['<h1>', '<h1 title="a" title="b">'],
      ['https://example.com/html/scripts', 'http://['],
      // Its rule is skipped.
      add('<script type="application/ld+json">{"a":}</script>'),
      add('<script>console.error("Broken")</script>'),
      add('<script>fetch("https://elsewhere.example/").catch(() => {})</script>'),
      add('<p id="late"></p><script>late.textContent = "Shown late"</script>'),
    ],
  },
  foreign: {
    finds: ['console the page', 'foreign-request the page'],
    changes: [
      [`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`, ''],
      add('<script>throw new Error("Broken")</script>'),
      add(`<img src="${ELSEWHERE}/a.png" alt="Elsewhere" width="9" height="9">`),
    ],
  },
};

/** These are found in the pages of each shape. Each page has several, one on each line of `finds`. */
const IN_BROWSER: Record<string, Planted & { css: string; html: string }> = {
  structure: {
    finds: [
      'disclosure button “Never opens”',
      'heading-order #more',
      'image-alt main > img',
      'label input',
      'layout html',
      'shift main.long.page',
      'target-size a[href="/"] “Home”',
    ],
    changes: [
      ['<main>', '<main class="long page">'],
      [' alt="A square"', ''],
      ['<h2 id="more">More</h2>', '<h4 id="more">More</h4>'],
      ["img-src 'self'", "img-src 'self'; connect-src 'self'"],
    ],
    css: `
      main { min-width: 600px }
      input { min-height: 44px; font: inherit }
      header a[href="/"] { min-width: 0; padding: 0 }`,
    // A click on its buttons must not reach the server, and these links are not followed. The block comes after
    // the first paint, and not below the top: then browsers keep what is visible in place.
    html: `
      <form action="/"><input name="email"></form>
      <button type="button" aria-expanded="false">Never opens</button>
      <a href="/logout">Out</a> <a href="/users?delete=1">Delete</a> <a href="/Sign-Out">Out</a>
      <button type="button" aria-expanded="false" onclick="toggle(this)">Send it</button>
      <button type="button" aria-expanded="false" onclick="toggle(this)">Delete all</button>
      <script>
        function toggle(button) {
          button.ariaExpanded = String(button.ariaExpanded !== "true");
          document.title = button.textContent;
          fetch("/sent?" + button.textContent);
          new WebSocket("ws://" + location.host + "/sent");
        }
        const insert = (_, observer) => {
          observer?.disconnect();
          if (scrollY > 0) return requestAnimationFrame(() => insert());
          const block = document.createElement("div");
          block.style.height = "400px";
          document.body.prepend(block);
        };
        new PerformanceObserver(insert).observe({ type: "paint", buffered: true });
        open("/opened");
        onload = () => setTimeout(() => location.reload(), 50);
      </script>`,
  },
  looks: {
    finds: [
      'contrast button[aria-label="Menu"]',
      'contrast h1 “A page”',
      'contrast p[class="pale"] “Pale”',
      'forced-colors button[class="bare"] “Without an edge”',
      'forced-colors p[class="same"] “In one color”',
      'layout button[class="wide"] “Wider than its button”',
      'layout img[src="/picture.svg"]',
      'layout p[class="large"] “Cut in large text”',
      'layout p[class="narrow"] “Cut at 360 px, with more words”',
      'layout p[class="over"] “One of two texts”',
      'layout p[class="spacing"] “Cut with wider text spacing”',
      'print h2[id="more"] “More”',
      'print p[class="light"] “Light on a dark ground.”',
      'reduced-motion img[src="/picture.svg"]',
    ],
    css: `
      h1 { color: #aaa }
      svg { fill: #ccc }
      p.pale { color: #aaa }
      button.bare { border: 0; background: #ddd }
      p.light { background: black; color: white }
      @media (max-width: 400px) { .narrow { width: 5ch; overflow: hidden; white-space: nowrap } }
      .large { height: 30px; overflow: hidden; font-size: 1rem }
      .spacing { width: 226px; overflow: hidden; white-space: nowrap; font-size: 16px }
      .over { margin-bottom: -40px }
      figcaption { left: 4px; background: none; color: white }
      .wide { max-width: 48px; white-space: nowrap }
      @media (forced-colors: active) { svg { fill: ButtonText } .same { color: Canvas } }
      @media print { h1, figcaption { color: black } h2 { position: fixed; top: 0 } }
      @keyframes move { to { translate: 1px } }
      img { animation: move 2s infinite }`,
    html: `
      <button type="button" aria-label="Menu"><svg width="24" height="24" aria-hidden="true"><path d="M0 0h24v24H0z"/></svg></button>
      <button type="button" popovertarget="menu">All pages</button><dialog id="menu" popover aria-label="All pages"><p class="pale">Pale</p><button type="button" popovertarget="menu" autofocus>Close it</button></dialog>
      <button type="button" class="bare">Without an edge</button>
      <p class="same">In one color</p>
      <p class="light">Light on a dark ground.</p>
      <p class="narrow">Cut at 360 px, with more words</p>
      <p class="large">Cut in large text</p>
      <p class="spacing">Cut with wider text spacing</p>
      <p class="over">One of two texts</p><p>The other one</p>
      <button type="button" class="wide">Wider than its button</button>`,
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
    ],
    css: `
      .faint:focus { outline: 2px solid #eee; outline-offset: 2px }
      .invisible:focus { outline: none }
      .cover { position: relative }
      .cover::after { content: ""; position: absolute; inset: 0 }
      input { min-height: 44px; font: inherit }`,
    html: `
      <button type="button" class="faint">Faint</button>
      <button type="button" class="invisible">Invisible</button>
      <p class="cover"><button type="button">Covered</button></p>
      <label>First <input type="tel" tabindex="1"></label>`,
  },
};

/** What the server sends instead of a page, and what the audit says about it. */
const NO_PAGES: Record<string, readonly [message: string, answer: Answer]> = {
  binary: [
    'sends a file that is no text as a page',
    (response) => response.end(Buffer.from([0, 1, 2, 3])),
  ],
  astray: ['redirects to http://[, which is no URL', redirectTo('http://[')],
  loop: ['redirects more than 10 times', redirectTo('/loop')],
  endless: [
    'sends a page of more than 5 MB',
    (response) => {
      const more = () => {
        while (response.write('x'.repeat(100_000)));
      };
      response.on('drain', more);
      more();
    },
  ],
};

/** A copy that is in no sitemap: the audit gets its path. */
const UNLISTED = 'structure';

/** A rule whose finding a person has accepted. */
const SKIPPED = 'json-ld';

/** HTML, or what sends something else. */
type Answer = string | ((response: ServerResponse) => unknown);

function redirectTo(location: string): Answer {
  return (response) => response.writeHead(302, { Location: location }).end();
}

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml',
};

/** Serves answers by their paths, a picture, and a page for what does not exist. */
async function serve(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const all: Record<string, Answer> = { '/picture.svg': PICTURE, ...answers };
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = all[url] ?? MISSING;
    response.statusCode = url in all ? 200 : 404;
    response.setHeader('Content-Type', TYPES[path.extname(url)] ?? 'text/html');
    if (typeof answer === 'function') answer(response);
    else response.end(answer);
  });
  server.on('upgrade', ({ url = '' }: IncomingMessage, socket) => {
    asked.push(url);
    socket.destroy();
  });
  return { ...(await listen(server)), asked };
}

function changed(name: string, changes: readonly Change[]) {
  let html = page(name);
  for (const [from, to] of changes) {
    expect(html, name).toContain(from);
    html = html.replace(from, `${to}${from.startsWith('<!--') ? from : ''}`);
  }
  return html;
}

/** A dialog with a frame that begins to load when it opens. */
const LATE_FRAME: readonly Change[] = [
  [POLICY, `${POLICY}; frame-src 'self'`],
  ['onclick="', 'onclick="late.src = `/late`; '],
  ['>Open<', '>Open a frame<'],
  [
    '</dialog>',
    '<iframe id="late" title="A late frame" width="200" height="100"></iframe></dialog>',
  ],
];

/** The pages of the planted site, by their paths. */
const planted = (): Record<string, string> =>
  Object.fromEntries([
    // Some of them take long: they begin first.
    ...Object.entries(IN_BROWSER).map(([name, { changes = [], css, html }]) => [
      `/${name}`,
      changed(name, [...changes, ['</style>', `${css}</style>`], add(html)]),
    ]),
    ['/html/untouched', page('html/untouched')],
    ['/', changed('', LATE_FRAME)],
    ...Object.entries(IN_HTML).map(([name, { changes = [] }]) => [
      `/html/${name}`,
      changed(`html/${name}`, changes),
    ]),
  ]);

const locs = (urls: readonly string[]) => urls.map((url) => `<loc>${url}</loc>`).join('');

type Run = { findings: Finding[] | undefined; output: string; code: number };

/** Runs the audit as its command does. */
async function audit(options: object, { args = [] as string[], env = {} } = {}): Promise<Run> {
  const dir = test.info().outputPath('audit');
  const child = spawn(process.execPath, [RUNNER, 'test', '--config', CONFIG, ...args], {
    env: {
      ...process.env,
      ...env,
      AUDIT: JSON.stringify({ rate: 1000, workers: 1, dir, ...options }),
    },
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  const found = await readFile(path.join(dir, 'findings.json'), 'utf8').catch(() => 'null');
  const findings = (JSON.parse(found) as Finding[] | null) ?? undefined;
  return { findings, output: output + errors, code };
}

test('The audit finds each fault that is planted in a copy of a page, and nothing in the other pages', async () => {
  test.setTimeout(300_000);
  const elsewhere = await serve({});
  const pages = planted();
  let tries = 0;
  const listed = [...Object.keys(pages), ...Object.keys(NO_PAGES).map((name) => `/${name}`)]
    .filter((url) => url !== `/${UNLISTED}`)
    .map((url) => `https://example.com${url}`);
  const site = await serve({
    ...Object.fromEntries(
      Object.entries(pages).map(([url, html]) => [
        url,
        html.replaceAll(ELSEWHERE, elsewhere.origin),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(NO_PAGES).map(([name, [, answer]]) => [`/${name}`, answer]),
    ),
    // The server closes a connection, as after an idle time.
    '/html/untouched': (response) =>
      (tries += 1) === 1 ? response.destroy() : response.end(pages['/html/untouched']),
    '/late': (response) => {
      response.write('<!DOCTYPE html><html lang="en"><title>A frame</title>');
      setTimeout(() => response.end(FRAME), 300);
    },
    // It lists itself.
    '/sitemap.xml': `<sitemapindex>${locs(['https://example.com/sitemap.xml', 'https://example.com/all.xml'])}`,
    '/all.xml': `<urlset>${locs([...listed, '/about'])}`,
  });
  const { findings, output, code } = await audit({
    url: site.origin,
    paths: [`/${UNLISTED}`],
    skip: [SKIPPED],
    // The home page, the one that does not exist, and those with faults of appearance.
    most: 2 + Object.keys(IN_BROWSER).length,
    // Dialogs of these pages open at once, or never.
    patience: 1500,
  });
  await Promise.all([site.stop(), elsewhere.stop()]);
  expect.soft(code).toBe(1);
  expect.soft(output).toContain(`Skipped ${SKIPPED}, which has 1 finding\n`);
  // Faults of one rule with an equal element, or an equal message, are one line.
  expect.soft(output).toMatch(/^console: the page .* \[\/html\/scripts, \/html\/foreign\]$/m);
  expect
    .soft(output)
    .toMatch(/^layout: p\[class="narrow"\] .* \(and 3 more\) is cut off .* \[\/looks\]$/m);
  expect.soft(elsewhere.asked, 'requests to another origin').toEqual([]);
  const harmful = site.asked.filter((url) => /^\/(sent|opened|logout|users\?|Sign-Out)/.test(url));
  expect.soft(harmful, 'requests that may change something').toEqual([]);
  expect.soft(site.asked.filter((url) => url === '/sitemap.xml')).toHaveLength(1);
  const faults = findings!.flatMap((finding) => finding.faults);
  const at = (url: string) => faults.filter((fault) => fault.page === url);
  const unique = (lines: readonly string[]) => [...new Set(lines)].sort();
  for (const url of ['/', '/html/untouched']) expect.soft(at(url), url).toEqual([]);
  for (const [name, { finds }] of [
    ...Object.entries(IN_HTML).map(([name, each]) => [`html/${name}`, each] as const),
    ...Object.entries(IN_BROWSER),
  ])
    expect
      .soft(unique(at(`/${name}`).map(({ rule, element }) => `${rule} ${element}`)), name)
      .toEqual([...finds].sort());
  for (const [name, [message]] of Object.entries(NO_PAGES))
    expect.soft(at(`/${name}`), name).toMatchObject([{ rule: 'load', message }]);
  expect.soft(at('/all.xml')).toMatchObject([{ message: 'names /about, which is no URL' }]);
});

const link = (to: string) => `<a href="${to.replaceAll('&', '&amp;')}">To ${to}</a>`;

test('A page that does not end is audited again, and one that does not load is a finding', async () => {
  test.setTimeout(180_000);
  const [policy, script] = [
    `${POLICY}; connect-src 'self'`,
    '<script>onload = () => setTimeout(() => { const all = new XMLHttpRequest(); all.open("GET", "/never", false); all.send(); })</script>',
  ];
  const blocked = changed('slow', [[POLICY, policy], add(script)]);
  const loads = { slow: 0, broken: 0 };
  const site = await serve({
    '/': changed('', [add(link('/slow') + link('/broken'))]),
    // The crawl loads it, then the audit without scripts, and with them. Later, the machine is not busy.
    '/slow': (response) => response.end((loads.slow += 1) === 3 ? blocked : page('slow')),
    '/broken': (response) =>
      (loads.broken += 1) === 1 ? response.end(page('broken')) : response.destroy(),
    '/never': () => {},
  });
  const { findings, output } = await audit(
    { url: site.origin, most: 0 },
    { args: ['--timeout=8000'] },
  );
  await site.stop();
  const faults = findings!.flatMap((finding) => finding.faults);
  expect(faults.map(({ page: at, message }) => [at, message])).toEqual([
    ['/broken', expect.stringMatching(/^cannot be judged: .*ERR_EMPTY_RESPONSE/)],
  ]);
  expect(output).toContain('/slow did not end: it is audited again');
});

test('Without a browser, the audit says in one line how to install one', async () => {
  const { findings, output } = await audit(
    { url: 'http://127.0.0.1:9/' },
    { env: { PW_CHROMIUM: '/bin/false' } },
  );
  expect(findings).toBeUndefined();
  expect(output).toMatch(
    /^No browser \(.+\): run npx playwright install chromium, or set PW_CHROMIUM to the path of your Chromium\n$/,
  );
});

const CRAWL = { paths: [], timeout: 5000, turn: async () => {}, report: () => {}, note: () => {} };

/** Crawls a site of HTML, and returns the number of its pages. */
async function crawled(answer: RequestListener, options: Partial<CrawlOptions> = {}) {
  const notes: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    answer(request, response);
  });
  const { origin, stop } = await listen(server);
  const note = (line: string) => notes.push(line);
  const { pages } = await crawl(origin, { ...CRAWL, note, ...options });
  await stop();
  return { count: pages.length, notes };
}

test('The crawl sends a few requests at the same time, and ends', async () => {
  const links = Array.from({ length: 300 }, (_, index) => link(`/${index}`)).join('');
  let open = 0;
  let most = 0;
  const answer: RequestListener = (request, response) => {
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => (open -= 1));
    // A host takes its time.
    setTimeout(() => response.end(request.url === '/' ? links : 'A page'), 5);
  };
  const { count, notes } = await crawled(answer, { mostUrls: 100 });
  expect(most).toBeLessThanOrEqual(6);
  expect(count).toBe(100);
  expect(notes).toEqual([
    'No sitemap.xml: only pages that links lead to are audited',
    'Links that are not followed, because only 100 URLs are visited: 202, such as /98',
  ]);
});

test('The crawl leaves a calendar', async () => {
  const { count, notes } = await crawled(({ url = '' }, response) => {
    const month = Number(url.split('/')[2] ?? 0);
    response.end(url + [`/month/${month + 1}`, `/?week=${month}`].map(link).join(' '));
  });
  expect(count).toBe(12);
  expect(notes).toContain(
    'Links that are not followed, because they are more than 10 clicks away: 1, such as /month/11',
  );
});

test('A site that cannot be audited is one line that says why', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/hangs') return;
    if (url === '/elsewhere') response.writeHead(302, { Location: ELSEWHERE }).end();
    else response.writeHead(401).end();
  });
  const { origin, stop } = await listen(server);
  const lines = {
    nonsense: 'is no URL of a site: write it with https://',
    [`http://127.0.0.1:${await freePort()}/`]:
      'does not answer (ECONNREFUSED): start the server, or',
    [`${origin}/hangs`]: 'does not answer in 1 s: start the server, or check the URL',
    [`${origin}/password`]: 'asks for a password (401): turn the protection off for the audit',
    [`${origin}/elsewhere`]: `redirects to ${ELSEWHERE}: audit that site instead`,
    [origin.replace('http:', 'https:')]: 'does not answer (ERR_SSL_',
  };
  for (const [url, line] of Object.entries(lines))
    await expect(crawl(url, { ...CRAWL, timeout: 1000 }), url).rejects.toThrow(`${url} ${line}`);
  await stop();
});
