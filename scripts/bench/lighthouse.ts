/**
 * Runs Lighthouse on the site and, with --peer, on another site. npx downloads Lighthouse on
 * demand. Lighthouse is not a dependency, because no build or test uses it.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { routes } from '@/content/routes';
import { EXPORTS } from '@/scripts/exports';
import { root } from '@/scripts/command';
import { served } from '@/kit/hosts/static-server';
import { chromiumOrStop, NO_ADDRESS_BAR } from '@/kit/testing/tools';
import { allPages } from '@/lib/pages/entryFiles';

import { against, median, ms, ratio, type Options, type Section } from './table';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const GOAL_TBT_MS = 50;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  // A local server with HTTP/2 has a certificate that only its owner trusts.
  '--ignore-certificate-errors',
  NO_ADDRESS_BAR,
].join(' ');

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

type Figures = Record<(typeof SCORES)[number] | (typeof AUDITS)[number], number>;
type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** @throws Error if the report lacks a value, which would otherwise count as 0 ms */
async function measure(url: string, chromium: string, flags: readonly string[]): Promise<Figures> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout'];
  const { stdout } = await promisify(execFile)(
    'npx',
    [...args, ...flags, `--only-categories=${SCORES.join()}`, `--chrome-flags=${FLAGS}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 26 },
  );
  const { runtimeError, categories, audits } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  const figure = (name: string, value: number | null | undefined) => {
    if (typeof value !== 'number') throw new Error(`Lighthouse reported no value for ${name}`);
    return value;
  };
  return Object.fromEntries([
    ...SCORES.map((name) => [name, Math.round(100 * figure(name, categories[name]?.score))]),
    ...AUDITS.map((name) => [name, figure(name, audits[name]?.numericValue)]),
  ]) as Figures;
}

/**
 * Returns the medians for each URL. Runs are interleaved, so that a busy machine affects all URLs
 * equally.
 */
async function interleaved(urls: readonly string[], { runs, applied }: Options) {
  const chromium = chromiumOrStop();
  const flags = applied ? ['--throttling-method=devtools'] : [];
  const taken: Figures[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries())
      taken[index]!.push(await measure(url, chromium, flags));
  return taken.map((figures) => (name: keyof Figures) => median(figures.map((f) => f[name])));
}

type Medians = Awaited<ReturnType<typeof interleaved>>[number];

/**
 * Returns a table row. In rows for the site, values that miss their goals are marked. In rows for
 * the peer, FCP, LCP and Speed Index are followed by the ratio of the site's time to the peer's
 * time.
 */
function row(name: string, of: Medians, site?: Medians): string[] {
  const goal = site ? (text: string) => text : against;
  const [fcp, lcp, index, tbt, cls] = AUDITS;
  return [
    name,
    // against() marks a value above a limit, but a score should be marked if it is below 100. To
    // get that, the value and the limit are swapped.
    ...SCORES.map((score) => goal(String(of(score)), 100, of(score))),
    ...[fcp, lcp, index].map((audit) =>
      site ? `${ms(of(audit))} (${ratio(site(audit), of(audit))})` : ms(of(audit)),
    ),
    goal(ms(of(tbt)), of(tbt), GOAL_TBT_MS),
    goal(of(cls).toFixed(3), of(cls), 0),
  ];
}

/** The lists of entries, each with its newest entry. */
const newestEntries = () =>
  allPages(false)
    .filter(({ date }) => date)
    .filter(({ entry }, index, all) => !entry || !all[index - 1]?.entry);

/** The indexable pages, or with --site its home page. */
async function pagesOf(
  { site }: Options,
  work: (origin: string, paths: string[]) => Promise<void>,
) {
  if (site) return work(new URL(site).origin, ['/']);
  const indexable = [...routes, ...newestEntries()].filter((page) => page.indexable);
  const paths = indexable.map(({ path: route }) => route);
  return served(path.join(root, EXPORTS.delivered.dir), (origin) => work(origin, paths));
}

export const lighthouse: Section = async (options) => {
  const { runs, peer, applied } = options;
  const rows: string[][] = [];
  await pagesOf(options, async (origin, paths) => {
    for (const route of paths) {
      const urls = [origin + route, ...(peer && route === '/' ? [peer] : [])];
      const [site, other] = await interleaved(urls, options);
      rows.push(row(route, site!));
      if (other) rows.push(row('peer', other, site));
    }
  });
  return {
    note: `${LIGHTHOUSE}, mobile, ${applied ? 'applied' : 'simulated'} throttling, median of ${runs}, runs interleaved; times in ms. In parentheses: the time of the site divided by that of the peer; below 1, the site is faster.`,
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
    ],
    rows,
  };
};
