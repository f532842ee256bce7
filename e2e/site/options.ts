import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The environment variable `AUDIT` has them as JSON. Only `url` is required. */
export type AuditOptions = {
  /** The URL of the home page. */
  url: string;
  /** Paths of pages that are in no sitemap, and to which no link leads. */
  paths?: readonly string[];
  /** Rules whose findings are left out: a person has accepted them. */
  skip?: readonly string[];
  /** The most pages that are judged by appearance, which takes some seconds each. */
  most?: number;
  /** The most other pages that are opened in a browser. The HTML of all is judged. */
  opened?: number;
  /** The most requests in a second. */
  rate?: number;
  /** The number of browsers. Each opens each dialog once. */
  workers?: number;
  /** The time in which a page must load, in ms. */
  timeout?: number;
  /** The time in which a dialog must open or close, in ms. */
  patience?: number;
  /** The folder of the results, from that of the project. */
  dir?: string;
};

const DEFAULTS = {
  url: '',
  paths: [],
  skip: [],
  most: 60,
  opened: Infinity,
  rate: 50,
  workers: Math.min(Math.max(2, availableParallelism()), 4),
  timeout: 30_000,
  patience: 5000,
  dir: '.e2e/audit',
};

/** The options of this run. */
export const OPTIONS: Required<AuditOptions> = {
  ...DEFAULTS,
  ...(JSON.parse(process.env.AUDIT ?? '{}') as Partial<AuditOptions>),
};

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

export const RESULTS = path.resolve(PROJECT, OPTIONS.dir);

/**
 * Spreads the requests of a process over time: a worker has its share of the rate.
 *
 * @param processes the number of processes that send requests at the same time
 */
export function createTurn(processes: number) {
  let next = 0;
  return () => {
    const now = performance.now();
    next = Math.max(next + (1000 * processes) / OPTIONS.rate, now);
    return sleep(next - now);
  };
}
