/** The judges find nothing in a good page, and each finds its planted faults. */
import { expect, type Page, test } from '@playwright/test';

import { judgePage } from './judges';

const PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page</title>
<meta name="description" content="A page of the test.">
<link rel="canonical" href="https://example.com/">
<style>
  body { margin: 0; font: 16px/1.5 sans-serif; color: black; background: white; }
  header, main { padding: 16px; }
  a, button { display: inline-block; min-width: 44px; padding: 10px; }
  button { border: 1px solid; background: white; color: black; font: inherit; }
  summary { min-height: 44px; }
</style>
</head>
<body>
<header><nav><a href="#more">More</a></nav></header>
<main>
<h1>A page</h1>
<p>The first paragraph has some words.</p>
<h2 id="more">More</h2>
<img src="/picture.svg" alt="A square" width="200" height="100">
<details><summary>A question</summary><p>An answer.</p></details>
<!-- end -->
</main>
</body>
</html>
`;

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1H0z"/></svg>';

const PLANTED: readonly (readonly [html: string, judge: string, element: string])[] = [
  ['<h3 title="a" title="b">Twice</h3>', 'HTML', 'html > body > main > h3'],
  ['<dialog><h3></h3></dialog>', 'HTML', 'html > body > main > dialog > h3'],
  ['<ul></ul>', 'metadata', 'main'],
  [
    '<script type="application/ld+json">{"a":}</script>',
    'metadata',
    'script[type="application/ld+json"]',
  ],
  [
    '<p id="late"></p><script>late.textContent = "Shown late"</script>',
    'scripts',
    'p “Shown late”',
  ],
  ['<p style="width: 1440px">Wider</p>', 'layout at 360 × 740 px', 'html'],
  [
    '<p style="height: 25px; overflow: hidden; font-size: 1rem">Cut in large text</p>',
    'layout at 1440 × 900 px, with a default text size of 32 px',
    'p “Cut in large text”',
  ],
  [
    '<p style="width: 226px; overflow: hidden; white-space: nowrap">Cut with wider text spacing</p>',
    'layout at 360 × 740 px, with wider text spacing',
    'p “Cut with wider text spacing”',
  ],
  [
    '<a href="#more" style="min-width: 0; padding: 0">Top</a>',
    'target size at 1440 px',
    'a[href="#more"] “Top”',
  ],
  ['<p style="color: #aaa">Pale</p>', 'contrast at 360 px', 'p “Pale”'],
  ['<img src="/picture.svg" width="20" height="20">', 'axe', 'img[width="20"]'],
  ['<button type="button" style="outline: none">Invisible</button>', 'focus', 'button “Invisible”'],
  [
    '<style>@keyframes move { to { translate: 1px } } img { animation: move 2s infinite }</style>',
    'reduced motion',
    'img[src="/picture.svg"]',
  ],
  [
    '<button type="button" style="border: 0; background: #ddd">Bare</button>',
    'forced colors',
    'button “Bare”',
  ],
  ['<p style="background: black; color: white">Light</p>', 'print', 'p “Light”'],
];

/** @returns the elements that each judge names */
async function judged(page: Page, planted: readonly string[]) {
  const body = PAGE.replace('<!-- end -->', planted.join('\n'));
  await page.route('https://judged.example/**', (route) =>
    route.fulfill(
      route.request().url().endsWith('.svg')
        ? { contentType: 'image/svg+xml', body: PICTURE }
        : { contentType: 'text/html', body },
    ),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('https://judged.example/');
  const found: Record<string, string[]> = {};
  const report = (name: string, faults: readonly string[]) => {
    if (faults.length > 0) found[name] = [...faults];
    return Promise.resolve();
  };
  await judgePage(page, body, report, 'all');
  return found;
}

test('The judges find nothing in a good page', async ({ page }) => {
  expect(await judged(page, [])).toEqual({});
});

test('Each judge finds its fault', async ({ page }) => {
  const found = await judged(
    page,
    PLANTED.map(([html]) => html),
  );
  for (const [html, judge, element] of PLANTED)
    expect
      .soft(found[judge], `${judge} in ${html}`)
      .toContainEqual(expect.stringContaining(`${element} `));
});
