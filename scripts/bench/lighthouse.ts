/**
 * Runs Lighthouse. npx fetches it on demand. It is not a dependency, because no build or test needs
 * it.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { routes } from '@/content/routes';
import { EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';
import { chromiumOrStop, NO_ADDRESS_BAR } from '@/scripts/tools';

import { BASELINE_OUT, buildBaseline } from './baseline';
import { served } from './device';
import { against, median, ms, ratio, type Section } from './table';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const GOAL_TBT_MS = 50;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  NO_ADDRESS_BAR,
].join(' ');

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  si: 'speed-index',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

type Figures = Record<(typeof SCORES)[number] | keyof typeof AUDITS | 'machine', number>;
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  /** Speed of the machine during this run, measured by Lighthouse. */
  environment: { benchmarkIndex: number };
};

/** @throws Error for a report without a value, which would otherwise count as 0 ms */
function readReport({ runtimeError, categories, audits, environment }: Report): Figures {
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  const figure = (name: string, value: number | null | undefined) => {
    if (typeof value !== 'number') throw new Error(`Lighthouse reported no value for ${name}`);
    return value;
  };
  return Object.fromEntries([
    ...SCORES.map((name) => [name, Math.round(100 * figure(name, categories[name]?.score))]),
    ...Object.entries(AUDITS).map(([key, name]) => [key, figure(name, audits[name]?.numericValue)]),
    ['machine', environment.benchmarkIndex],
  ]) as Figures;
}

const medians = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((key) => [
      key,
      median(runs.map((r) => r[key as keyof Figures])),
    ]),
  ) as Figures;

/**
 * Sometimes the trace of a page load lacks its start and contains no metrics. Retry in that case.
 */
const TRIES = 3;

async function measure(url: string, chromium: string, tries = TRIES): Promise<Figures> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'];
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      [...args, `--only-categories=${SCORES.join()}`, `--chrome-flags=${FLAGS}`],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 26 },
    );
    return readReport(JSON.parse(stdout));
  } catch (error) {
    if (tries === 1) throw error;
    console.error(`${url} could not be measured, trying again: ${String(error).slice(-200)}`);
    return measure(url, chromium, tries - 1);
  }
}

/** Interleaved, so that a busy machine affects all variants. */
async function interleaved(urls: readonly string[], runs: number, chromium: string) {
  const taken: Figures[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) taken[index]!.push(await measure(url, chromium));
  return taken.map(medians);
}

/** Only the site has goals. */
function row(name: string, f: Figures, judged: boolean): string[] {
  const mark = judged ? against : (text: string) => text;
  return [
    name,
    // Scores must be high, all other metrics low.
    ...SCORES.map((key) => mark(String(f[key]), 100, f[key])),
    ...[f.fcp, f.lcp, f.si].map(ms),
    mark(ms(f.tbt), f.tbt, GOAL_TBT_MS),
    mark(f.cls.toFixed(3), f.cls, 0),
    ms(f.machine),
  ];
}

const ratios = (name: string, f: Figures, other: Figures) => [
  name,
  ...(['fcp', 'lcp', 'si'] as const).map((key) => ratio(f[key], other[key])),
];

export const lighthouse: Section = async ({ build, runs, peer }) => {
  await buildBaseline(build);
  const chromium = chromiumOrStop();
  const rows: string[][] = [];
  const compared: string[][] = [];
  await served(path.join(root, EXPORTS.delivered.dir), (origin) =>
    served(BASELINE_OUT, async (baselineOrigin) => {
      for (const { path: route, indexable } of routes) {
        if (!indexable) continue;
        const others = [baselineOrigin + route, ...(peer && route === '/' ? [peer] : [])];
        const taken = await interleaved([origin + route, ...others], runs, chromium);
        const [site, baseline, other] = taken as [Figures, Figures, Figures?];
        rows.push(row(route, site, true), row(`${route}, baseline`, baseline, false));
        compared.push(ratios(`${route} to the baseline`, site, baseline));
        if (other) {
          rows.push(row('peer', other, false));
          compared.push(ratios(`${route} to the peer`, site, other));
        }
      }
    }),
  );
  return [
    {
      title: 'Lighthouse',
      notes: [
        `${LIGHTHOUSE}, mobile, median of ${runs}, runs interleaved; times in ms. “Machine” is Lighthouse’s own measure of the machine’s speed: do not compare runs in which it differs much.`,
      ],
      head: [
        'page',
        'performance',
        'accessibility',
        'practices',
        'SEO',
        'FCP',
        'LCP',
        'Speed Index',
        'TBT',
        'CLS',
        'machine',
      ],
      rows,
    },
    {
      title: 'Lighthouse: ratios',
      notes: ['Below 1 the site is faster.'],
      head: ['page', 'FCP', 'LCP', 'Speed Index'],
      rows: compared,
    },
  ];
};
