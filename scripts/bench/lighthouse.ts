/**
 * Lighthouse's own figures. It is fetched by npx when asked for, and no dependency: nothing that is
 * built or tested needs it.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { routes } from '@/content/routes';
import { NO_ADDRESS_BAR, provideChromium } from '@/scripts/browser';
import { EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

import { served } from './device';
import { against, ms, ratio } from './figures';
import { FLOOR_OUT, provideFloor } from './floor';
import { GOALS, PEER_LCP_MS } from './goals';
import { medians, readReport, SCORES, type Figures } from './report';
import type { Section } from './section';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  NO_ADDRESS_BAR,
].join(' ');

/** Its trace of a load is sometimes without a beginning, and there is no figure then. */
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
    console.error(`${url} gave no figures and is measured again: ${String(error).slice(-200)}`);
    return measure(url, chromium, tries - 1);
  }
}

/** One after the other and again, so that a busy moment of the machine meets all of them. */
async function interleaved(urls: readonly string[], runs: number, chromium: string) {
  const taken: Figures[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, url] of urls.entries()) taken[index]!.push(await measure(url, chromium));
  return taken.map(medians);
}

/** The site alone is held to its goals. */
function row(name: string, f: Figures, judged: boolean): string[] {
  const mark = judged ? against : (text: string) => text;
  return [
    name,
    // A score misses its goal from below.
    ...SCORES.map((key) => mark(String(f[key]), GOALS.score, f[key])),
    ...[f.fcp, f.lcp, f.si].map(ms),
    mark(ms(f.tbt), f.tbt, GOALS.blockingTimeMs),
    mark(f.cls.toFixed(3), f.cls, 0),
    ms(f.machine),
  ];
}

const beside = (name: string, f: Figures, other: Figures) => [
  name,
  ...(['fcp', 'lcp', 'si'] as const).map((key) => ratio(f[key], other[key])),
];

export const lighthouse: Section = async ({ build, runs, peer }) => {
  await provideFloor(build);
  const chromium = await provideChromium();
  const rows: string[][] = [];
  const ratios: string[][] = [];
  await served(path.join(root, EXPORTS.delivered.dir), (address) =>
    served(FLOOR_OUT, async (floorAddress) => {
      for (const { path: route, indexable } of routes) {
        if (!indexable) continue;
        const others = [floorAddress + route, ...(peer && route === '/' ? [peer] : [])];
        const taken = await interleaved([address + route, ...others], runs, chromium);
        const [site, floor, other] = taken as [Figures, Figures, Figures?];
        rows.push(row(route, site, true), row(`${route}, the floor`, floor, false));
        ratios.push(beside(`${route} to the floor`, site, floor));
        if (other) {
          rows.push(row('the peer', other, false));
          ratios.push(beside(`${route} to the peer`, site, other));
        } else if (route === '/')
          ratios.push([
            `${route} to AstroWind’s known figure`,
            '–',
            ratio(site.lcp, PEER_LCP_MS),
            '–',
          ]);
      }
    }),
  );
  return [
    {
      title: 'Lighthouse',
      notes: [
        `${LIGHTHOUSE}, mobile, median of ${runs}, runs interleaved; times in ms. “Machine” is Lighthouse’s own measure of its speed: figures of runs in which it differs much do not compare.`,
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
      rows: ratios,
    },
  ];
};
