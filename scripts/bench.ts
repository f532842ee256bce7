/**
 * Measures a page (default: the home page), and prints one Markdown table: interleaved runs of
 * Lighthouse on the site and, with --peer, on another site; then the time from a tap to the next paint,
 * after hydration, at 4x CPU slowdown. Builds the site, unless --site names a URL at which it is
 * served. npx downloads Lighthouse: it is not a dependency, because no build or test uses it.
 */
import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';

import { chromium, devices, type Browser, type Page } from '@playwright/test';

import { shell } from '@/content/shell';
import { createStaticServer } from '@/kit/hosts/static-server';
import { listen } from '@/kit/testing/process';
import { NO_ADDRESS_BAR, TOOLS } from '@/kit/testing/tools';
import { STORAGE_KEYS } from '@/lib/privacy/storageKeys';

import { root, run, stop } from './command';
import { EXPORTS } from '@/e2e/exports';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    peer: { type: 'string' },
    page: { type: 'string', default: '/' },
    runs: { type: 'string', default: '5' },
    /** Throttling as in DevTools instead of simulated by Lighthouse. */
    applied: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);

const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // A local server with HTTP/2 has a certificate that only its owner trusts.
  '--ignore-certificate-errors',
  NO_ADDRESS_BAR,
].join(' ');
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
type Figures = Readonly<Record<string, number>>;

/** @throws Error if Chromium is not installed. The message says how to fix this. */
function chromiumFile(): string {
  const found = TOOLS.chromium.find();
  if (!found)
    throw new Error(
      'Chromium is not installed: run npx playwright install chromium, or set PW_CHROMIUM to the path of your Chromium',
    );
  return found;
}

/** @throws Error if Lighthouse lacks a value, which would otherwise count as 0 */
async function lighthouse(url: string): Promise<Figures> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${SCORES.join()}`,
      `--chrome-flags=${FLAGS}`,
      ...(values.applied ? ['--throttling-method=devtools'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromiumFile() }, maxBuffer: 2 ** 26 },
  );
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  const figures = Object.fromEntries([
    ...SCORES.map((name) => [name, 100 * (categories[name]?.score ?? NaN)]),
    ...AUDITS.map((name) => [name, audits[name]?.numericValue ?? NaN]),
  ]) as Figures;
  const missing = Object.keys(figures).filter((name) => Number.isNaN(figures[name]));
  if (missing.length > 0) throw new Error(`Lighthouse reported no ${missing.join(', ')}`);
  return figures;
}

/** Browsers report no shorter events, and round durations to 8 ms. */
const SHORTEST_MS = 16;

const TAPS: Readonly<Record<string, { at: string; tap: (page: Page) => Promise<void> }>> = {
  'open the menu': {
    at: '/',
    tap: (page) => page.getByRole('button', { name: shell.openSidebar }).tap(),
  },
  'open a question': {
    at: '/FAQ',
    tap: (page) => page.locator('main details:not([open]) > summary').first().tap(),
  },
  'Book Now': {
    at: '/Products',
    tap: (page) => page.locator('main article').first().getByRole('button').tap(),
  },
};

/** Returns the duration of the longest event of a tap, or 0 if it is shorter than SHORTEST_MS. */
async function tapToPaint(browser: Browser, origin: string, name: string): Promise<number> {
  const { at, tap } = TAPS[name]!;
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    // esbuild wraps named functions in calls of `__name`, which a page lacks.
    await context.addInitScript({ content: 'globalThis.__name ??= (named) => named' });
    await context.addInitScript((key) => sessionStorage.setItem(key, 'true'), STORAGE_KEYS.popup);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(origin + at);
    // After hydration, the site restores scroll positions itself.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    const longest = await page.evaluateHandle((shortest) => {
      const durations = [0];
      const options = { type: 'event', durationThreshold: shortest } as PerformanceObserverInit;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
      }).observe(options);
      return { durations };
    }, SHORTEST_MS);
    await tap(page);
    // The browser reports an event after its frame is painted, in an idle period.
    await page.evaluate(async () => {
      for (const wait of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback])
        await new Promise((resolve) => wait(resolve));
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    return await longest.evaluate(({ durations }) => Math.max(...durations));
  } finally {
    await context.close();
  }
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return (
    (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
  );
}

const text = (figure: number) =>
  figure.toLocaleString('en-US', { maximumFractionDigits: figure < 1 ? 3 : 0 });

async function measure(origin: string) {
  const urls = [origin + values.page, ...(values.peer ? [values.peer] : [])];
  const taken = urls.map((): Figures[] => []);
  // Interleaved, so that a busy machine affects both alike.
  for (let count = 0; count < RUNS; count += 1)
    for (const [index, url] of urls.entries()) taken[index]!.push(await lighthouse(url));
  const rows = [...SCORES, ...AUDITS].map((name) => {
    const [own, peer] = taken.map((figures) => median(figures.map((each) => each[name]!)));
    const compared = peer === undefined ? ['', ''] : [text(peer), (own! / peer).toFixed(2)];
    return [name, text(own!), ...compared];
  });
  const browser = await chromium.launch({
    executablePath: chromiumFile(),
    args: [NO_ADDRESS_BAR],
  });
  try {
    for (const name of Object.keys(TAPS)) {
      const durations: number[] = [];
      while (durations.length < RUNS) durations.push(await tapToPaint(browser, origin, name));
      rows.push([`tap to paint: ${name}`, text(median(durations)), '', '']);
    }
  } finally {
    await browser.close();
  }
  const table = [[values.page, 'site', 'peer', 'ratio'], ['---', '--:', '--:', '--:'], ...rows];
  console.log(table.map((row) => `| ${row.join(' | ')} |`).join('\n'));
  console.log(
    `\n${LIGHTHOUSE}, mobile, ${values.applied ? 'applied' : 'simulated'} throttling; medians of ${RUNS}, in ms. ${os.cpus().length} processors (${os.cpus()[0]?.model.trim()}), load ${os.loadavg()[0]!.toFixed(1)} at the end, Node.js ${process.versions.node}.`,
  );
}

async function main() {
  if (!(RUNS > 0)) throw new Error(`--runs is "${values.runs}", but must be a number above 0`);
  if (values.site) return measure(new URL(values.site).origin);
  // With the default settings, so that a local .env file does not affect the results.
  const { code } = await run('npm run build', EXPORTS.delivered.env);
  if (code !== 0) throw new Error('The site does not build: see the output above');
  const dir = path.join(root, EXPORTS.delivered.dir);
  const { origin, stop: close } = await listen(createStaticServer({ dir, basePath: '' }));
  await measure(origin).finally(close);
}

main().catch(stop);
